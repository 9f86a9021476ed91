// SPDX-License-Identifier: Apache-2.0

nonisolated extension TimerFact: CodedFact {
  var word: Change { change }

  func put(into fields: inout FieldWriter) {
    fields.put("label", label)
    fields.put("due", due)
  }

  init(_ word: Change, _ fields: FieldReader) throws(FieldReader.Failure) {
    self.init(label: try fields.string("label"), due: try fields.double("due"), change: word)
  }
}
