// SPDX-License-Identifier: Apache-2.0

/// What the common types of data conform to, as far as providers of items ask.
enum ItemTypes {
  private static let parents: [String: [String]] = [
    "public.utf8-plain-text": ["public.plain-text"],
    "public.plain-text": ["public.text"],
    "public.rtf": ["public.text"],
    "public.html": ["public.text"],
    "public.json": ["public.text"],
    "public.xml": ["public.text"],
    "public.text": ["public.data", "public.content"],
    "public.file-url": ["public.url"],
    "public.url": ["public.data"],
    "public.png": ["public.image"],
    "public.jpeg": ["public.image"],
    "public.heic": ["public.image"],
    "public.tiff": ["public.image"],
    "com.compuserve.gif": ["public.image"],
    "public.image": ["public.data", "public.content"],
    "com.adobe.pdf": ["public.data", "public.content"],
    "com.apple.uikit.color": ["public.data"],
    "public.data": ["public.item"],
  ]

  /// Whether a type is another one, or a special case of it.
  static func conforms(_ type: String, to other: String) -> Bool {
    type == other || (parents[type] ?? []).contains { conforms($0, to: other) }
  }
}
