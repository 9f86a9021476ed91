// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct Row: View {
  var body: some View {
    HStack {
      Text("Title")
      Spacer()
      Image(systemName: "chevron.right")
    }
    .padding()
    .onTapGesture { open() }  // expect: tap-misses-spacer
  }
}

struct Rows: View {
  var body: some View {
    List {
      ForEach(items) { item in
        VStack {
          Spacer()
          Text(item.name)
        }.gesture(TapGesture().onEnded { open() })  // expect: tap-misses-spacer
      }
    }
  }
}

// Traps

struct Careful: View {
  var body: some View {
    VStack {
      HStack {
        Text("Title")
        Spacer()
      }
      .contentShape(Rectangle())
      .onTapGesture { open() }
      HStack {
        Text("Title")
        Spacer()
      }
      .background(Color.white)
      .onTapGesture { open() }
      HStack { Text("Title") }.onTapGesture { open() }
      Button(action: open) {
        HStack {
          Text("Title")
          Spacer()
        }
      }
      ZStack {
        Color.black
        Spacer()
      }.onTapGesture { open() }
      HStack {
        Text("a")
        Spacer()
      }.gesture(DragGesture().onEnded { _ in open() })
    }
  }
}
