// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct Bar: View {
  var body: some View {
    HStack {
      Button("Save", action: save)
        .padding()
        .glassEffect(.regular.interactive())  // expect: interactive-glass-on-button
      Button {
        save()
      } label: {
        Image(systemName: "plus")
          .padding()
          .glassEffect(.regular.tint(.blue).interactive(), in: .circle)  // expect: interactive-glass-on-button
      }
    }
  }
}

// Traps

struct Careful: View {
  var body: some View {
    HStack {
      Button("Save", action: save).buttonStyle(.glass)
      Button("Save", action: save).glassEffect(.regular)
      Button("Save", action: save).glassEffect(.regular.interactive(false))
      Text("Now").padding().glassEffect(.regular.interactive())
      Button {
        save()
      } label: {
        Image(systemName: "plus").contentShape(Circle()).glassEffect(.regular.interactive(), in: .circle)
      }
    }
  }
}
