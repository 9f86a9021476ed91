// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct Bar: View {
  var body: some View {
    HStack {
      Image(systemName: "xmark")
        .resizable()
        .frame(width: 20, height: 20)  // expect: small-target-in-swiftui
        .foregroundColor(.red)
        .onTapGesture { close() }
      Circle().frame(width: 44, height: 12, alignment: .leading)  // expect: small-target-in-swiftui
        .gesture(TapGesture().onEnded { close() })
    }
  }
}

// Traps

struct Careful: View {
  var body: some View {
    VStack {
      Image(systemName: "xmark").frame(width: 44, height: 44).onTapGesture { close() }
      Image(systemName: "xmark").frame(width: 20, height: 20)
      Image(systemName: "xmark").frame(width: 20, height: 20).padding(12).contentShape(Rectangle())
        .onTapGesture { close() }
      Image(systemName: "xmark").frame(width: 20, height: 20).frame(width: 44, height: 44)
        .onTapGesture { close() }
      Image(systemName: "xmark").frame(width: size, height: size).onTapGesture { close() }
      Image(systemName: "xmark").frame(minWidth: 20, minHeight: 20).onTapGesture { close() }
      Image(systemName: "xmark").frame(width: 20, height: 20).enlarged().onTapGesture { close() }
      Image(systemName: "xmark").frame(width: 20, height: 20).gesture(DragGesture().onEnded { _ in close() })
    }
  }
}
