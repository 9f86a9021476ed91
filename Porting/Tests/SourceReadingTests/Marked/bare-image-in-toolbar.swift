// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct Screen: View {
  var body: some View {
    Text("Content")
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Button(action: open) {  // expect: bare-image-in-toolbar
            Image(systemName: "gear")
          }
        }
        ToolbarItemGroup {
          Button {  // expect: bare-image-in-toolbar
            open()
          } label: {
            Image(systemName: "plus").foregroundStyle(.red)
          }
          Menu {  // expect: bare-image-in-toolbar
            Text("One")
          } label: {
            Image(systemName: "ellipsis")
          }
          Image(systemName: "star").onTapGesture { open() }  // expect: bare-image-in-toolbar
        }
      }
  }
}

// Traps

struct Careful: View {
  var body: some View {
    VStack {
      Button(action: open) { Image(systemName: "gear") }
      Image(systemName: "star").frame(width: 44, height: 44).onTapGesture { open() }
    }
    .toolbar {
      ToolbarItem {
        Button("Settings", systemImage: "gear") { open() }
      }
      ToolbarItem {
        Button("Settings") { Image.load() }
      }
      ToolbarItem {
        Button {
          open()
        } label: {
          Label("Settings", systemImage: "gear")
        }
      }
      ToolbarItem {
        Button(action: open) {
          Image(systemName: "gear")
        }
        .frame(width: 44, height: 44)
      }
      ToolbarItem { Image("Logo") }
    }
  }
}
