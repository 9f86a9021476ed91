# SPDX-License-Identifier: Apache-2.0
#
# A formula for a tap. It has not been installed by the checks of this repository.
class Touchstone < Formula
  desc "Explains what iOS's touch system does with a finger, and why"
  homepage "https://github.com/touchstone-swift/touchstone"
  license "Apache-2.0"
  head "https://github.com/touchstone-swift/touchstone.git", branch: "main"

  depends_on xcode: ["26.0", :build] if OS.mac?
  uses_from_macos "swift" => :build

  def install
    system "swift", "build", "--disable-sandbox", "-c", "release", "--product", "touchstone"
    bin.install ".build/release/touchstone"
    # The porter and the indexer link the SwiftSyntax of toolchains from swift.org, which Xcode's does not have.
    if OS.linux?
      ["touchstone-port", "touchstone-index"].each do |program|
        system "swift", "build", "--disable-sandbox", "--package-path", "Porting", "-c", "release",
               "--product", program
        bin.install "Porting/.build/release/#{program}"
      end
    end
    generate_completions_from_executable(bin/"touchstone", "completion")
  end

  test do
    assert_match version.to_s, shell_output("#{bin}/touchstone --version") if build.stable?
    system bin/"touchstone", "play", "button/click"
  end
end
