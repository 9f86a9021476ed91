// SPDX-License-Identifier: Apache-2.0

/// Lines of comments that follow each other.
struct Comment {
  /// The number of the first line.
  let line: Int
  /// The text, in one line.
  let text: String
  /// The line after the comment.
  let next: String
}

extension RepositoryFile {
  /// The comments that have lines of their own.
  var comments: [Comment] {
    var comments: [Comment] = []
    var run: [String] = []
    for line in lines + [Line(number: lineCount + 1, text: "")] {
      if let text = line.commentText {
        run.append(text)
      } else if !run.isEmpty {
        comments.append(
          Comment(line: line.number - run.count, text: run.joined(separator: " "), next: line.text))
        run = []
      }
    }
    return comments
  }
}

extension Line {
  /// The text of a comment that has the line for itself.
  var commentText: String? {
    let text = text.drop { $0 == " " }
    guard text.hasPrefix("//") else { return nil }
    let behind = text.drop { $0 == "/" }
    return String(behind.first == " " ? behind.dropFirst() : behind)
  }
}
