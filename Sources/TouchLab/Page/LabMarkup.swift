// SPDX-License-Identifier: Apache-2.0

/// The elements of the page, which the script fills.
nonisolated enum LabMarkup {
  static let body = """
    <main id="lab">
    <h1>Touchstone lab</h1>
    <p id="state" role="status">Connecting …</p>
    </main>
    """
}
