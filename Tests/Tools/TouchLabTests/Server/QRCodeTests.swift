// SPDX-License-Identifier: Apache-2.0

#if Lab
  import Testing

  @testable import TouchLab

  @Suite struct QRCodeTests {
    /// The often printed example of the text HELLO WORLD in version 1 at level M.
    @Test func `the correction of a published example is the published one`() {
      let data: [UInt8] = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17]
      #expect(QRCodewords.correction(of: data, count: 10) == [196, 35, 39, 119, 235, 215, 231, 226, 93, 23])
    }

    @Test func `a text is preceded by its mode and length, and followed by padding`() {
      #expect(
        QRCodewords.data(Array("A".utf8), 1)
          == [0x40, 0x14, 0x10, 0xEC, 0x11, 0xEC, 0x11, 0xEC, 0x11, 0xEC, 0x11, 0xEC, 0x11, 0xEC, 0x11, 0xEC])
    }

    /// The published bits of the level M with each mask, and of version 7.
    @Test func `format and version have their published bits`() throws {
      let formats = [
        "101010000010010", "101000100100101", "101111001111100", "101101101001011", "100010111111001",
        "100000011001110", "100111110010111", "100101010100000",
      ]
      for mask in 0..<8 {
        var grid = QRGrid(version: 7)
        grid.drawPatterns()
        grid.drawFormat(mask: mask)
        func bit(_ x: Int, _ y: Int) -> String { grid.modules[y * grid.size + x] ? "1" : "0" }
        // The first bit is the highest, which is at the left.
        let left = [0, 1, 2, 3, 4, 5, 7].map { bit($0, 8) } + [bit(8, 8), bit(8, 7)]
        let up = (0...5).reversed().map { bit(8, $0) }
        #expect((left + up).joined() == formats[mask])
        let version = (0..<18).reversed().map { bit(grid.size - 11 + $0 % 3, $0 / 3) }
        #expect(version.joined() == "000111110010010100")
      }
    }

    @Test func `the sizes and capacities are those of the standard`() throws {
      // The greatest numbers of bytes at the level M.
      for (version, bytes) in [14, 26, 42, 62, 84, 106, 122, 152, 180, 213].enumerated() {
        let code = try #require(QRCode(String(repeating: "a", count: bytes)))
        #expect(code.version == version + 1)
        #expect(code.size == 21 + 4 * version)
      }
      #expect(QRCode(String(repeating: "a", count: 214)) == nil)
    }

    /// A decoder of another project, zbar 0.23, reads the address in this picture.
    @Test func `an address is the picture that a decoder has read`() throws {
      let code = try #require(QRCode("http://192.168.1.5:4000/?token=0123456789abcdef0123456789abcdef"))
      var rows: [String] = []
      for y in 0..<code.size {
        rows.append((0..<code.size).map { code[$0, y] ? "#" : "." }.joined())
      }
      #expect(rows == Self.address)
    }

    private static let address: [String] = """
      #######.##...####.##.##.#####.#######
      #.....#....##.#####.###..##.#.#.....#
      #.###.#..####.####.###.#..###.#.###.#
      #.###.#.#.#.####...##..###.#..#.###.#
      #.###.#.#.##..###...########..#.###.#
      #.....#.##..####..##.##...#...#.....#
      #######.#.#.#.#.#.#.#.#.#.#.#.#######
      ........#.###.#####...#.#............
      #...#.####.#####..##..###..#.#####..#
      .#.....#.#..##..#..##.....####.###.#.
      ..#.#.#..##..##.#...##...###.######..
      #####..###.###...##..##.#..##.....##.
      ####..#...#.####.###.####.##..#...###
      ###..#.#..########..#..###.#.#.###...
      #..#.#####....##..#..###.#.##..#.##..
      #..#.#..#.#...###....#.#..####....#.#
      ...##.#...#.#..##..##......##.#..##.#
      ..####..#.###.#...##.##.####.#.###.#.
      ##..###..#....##.###...##.####..#.#..
      #.#..#...###...###.###.#..#####...##.
      ###.#.##..#.....###..##...###.#...#..
      #.##.#.#.#..##.#....##.###.#...##....
      ##..#.##..##.#.###..#..#..###..####..
      ..#..#..#.#.#.#####.#.##.......######
      ##..#.###.##.###..#...#.#...#.#..##.#
      ###..#.###.###..#..###....##.#.###...
      ....#.#..#.####.###.#.#..#.#..##.#...
      ....##....##..#..##..#..#....##..##.#
      ####..####...#######.###..#.########.
      ........####.#.#.#..#..###.##...#.#..
      #######.###...##..#..###..#.#.#.##...
      #.....#..#..##.....###.#..###...###..
      #.###.#.#..#.##.#...#...#...#####.#.#
      #.###.#...###.....##..#.####..##...#.
      #.###.#...#...##..##.#.#..###.#..###.
      #.....#....#######.###..#......#####.
      #######.###.....###.###...#......####
      """.split(separator: "\n").map(String.init)

    @Test func `the text for a terminal has two rows in one, and a quiet zone`() throws {
      let code = try #require(QRCode("a"))
      let lines = code.terminalText.split(separator: "\n")
      #expect(lines.count == 13)
      #expect(lines.allSatisfy { $0.count == 25 })
      #expect(lines[0].allSatisfy { $0 == "█" })
    }
  }
#endif
