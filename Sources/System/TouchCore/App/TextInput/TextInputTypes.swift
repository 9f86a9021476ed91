// SPDX-License-Identifier: Apache-2.0

// What a text input asks of the keyboard. There is no keyboard on the screen here, so the values are kept for
// code that draws one or reads them back.

/// The keys that a keyboard shows.
public nonisolated enum UIKeyboardType: Int, Sendable, Hashable {
  /// What the system prefers.
  case `default` = 0
  /// For characters of ASCII.
  case asciiCapable = 1
  /// Numbers and punctuation.
  case numbersAndPunctuation = 2
  /// For addresses of pages.
  case URL = 3
  /// Digits alone.
  case numberPad = 4
  /// Digits, star and pound.
  case phonePad = 5
  /// For names and telephone numbers.
  case namePhonePad = 6
  /// For addresses of mail.
  case emailAddress = 7
  /// Digits and a decimal separator.
  case decimalPad = 8
  /// With @ and #.
  case twitter = 9
  /// For searches.
  case webSearch = 10
  /// Digits of ASCII alone.
  case asciiCapableNumberPad = 11

  /// The old name of `asciiCapable`.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// The label of the return key.
public nonisolated enum UIReturnKeyType: Int, Sendable, Hashable {
  /// What the system prefers.
  case `default` = 0
  /// “Go”.
  case go = 1
  /// “Google”.
  case google = 2
  /// “Join”.
  case join = 3
  /// “Next”.
  case next = 4
  /// “Route”.
  case route = 5
  /// “Search”.
  case search = 6
  /// “Send”.
  case send = 7
  /// “Yahoo”.
  case yahoo = 8
  /// “Done”.
  case done = 9
  /// “Emergency call”.
  case emergencyCall = 10
  /// “Continue”.
  case `continue` = 11
}

/// The style of a keyboard.
public nonisolated enum UIKeyboardAppearance: Int, Sendable, Hashable {
  /// What the system prefers.
  case `default` = 0
  /// Dark.
  case dark = 1
  /// Light.
  case light = 2
}

/// Which letters are capitalized automatically.
public nonisolated enum UITextAutocapitalizationType: Int, Sendable, Hashable {
  /// None.
  case none = 0
  /// The first of each word.
  case words = 1
  /// The first of each sentence.
  case sentences = 2
  /// All.
  case allCharacters = 3
}

/// Whether words are corrected while they are typed.
public nonisolated enum UITextAutocorrectionType: Int, Sendable, Hashable {
  /// What the system prefers.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether misspelled words are marked.
public nonisolated enum UITextSpellCheckingType: Int, Sendable, Hashable {
  /// What the system prefers.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether straight quotes become typographic ones.
public nonisolated enum UITextSmartQuotesType: Int, Sendable, Hashable {
  /// What the system prefers.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether hyphens become dashes.
public nonisolated enum UITextSmartDashesType: Int, Sendable, Hashable {
  /// What the system prefers.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether spaces are added and removed around what is inserted and deleted.
public nonisolated enum UITextSmartInsertDeleteType: Int, Sendable, Hashable {
  /// What the system prefers.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// What the text of an input means.
public nonisolated struct UITextContentType: RawRepresentable, Sendable, Hashable {
  /// The name of the meaning.
  public let rawValue: String

  /// Creates a type from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Name.
  public static let name = UITextContentType(rawValue: "name")
  /// Name prefix.
  public static let namePrefix = UITextContentType(rawValue: "name-prefix")
  /// Given name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// Middle name.
  public static let middleName = UITextContentType(rawValue: "middle-name")
  /// Family name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// Name suffix.
  public static let nameSuffix = UITextContentType(rawValue: "name-suffix")
  /// Nickname.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// Job title.
  public static let jobTitle = UITextContentType(rawValue: "job-title")
  /// Organization name.
  public static let organizationName = UITextContentType(rawValue: "organization-name")
  /// Location.
  public static let location = UITextContentType(rawValue: "location")
  /// Full street address.
  public static let fullStreetAddress = UITextContentType(rawValue: "full-street-address")
  /// Street address line 1.
  public static let streetAddressLine1 = UITextContentType(rawValue: "street-address-line1")
  /// Street address line 2.
  public static let streetAddressLine2 = UITextContentType(rawValue: "street-address-line-2")
  /// Address city.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// Address state.
  public static let addressState = UITextContentType(rawValue: "address-level1")
  /// Address city and state.
  public static let addressCityAndState = UITextContentType(rawValue: "address-city-and-state")
  /// Sublocality.
  public static let sublocality = UITextContentType(rawValue: "sublocality")
  /// Country name.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// Postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// Telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// Email address.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// URL.
  public static let URL = UITextContentType(rawValue: "url")
  /// Credit card number.
  public static let creditCardNumber = UITextContentType(rawValue: "credit-card-number")
  /// Username.
  public static let username = UITextContentType(rawValue: "username")
  /// Password.
  public static let password = UITextContentType(rawValue: "password")
  /// New password.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// One time code.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}
