// SPDX-License-Identifier: Apache-2.0

/// The keys of usual keyboards by the numbers the standard for human interface devices gives them.
public nonisolated enum UIKeyboardHIDUsage: Int, Sendable, Hashable {
  /// More keys are down than the keyboard can distinguish.
  case keyboardErrorRollOver = 1
  /// The keyboard found a fault in itself.
  case keyboardPOSTFail = 2
  /// A fault that has no name.
  case keyboardErrorUndefined = 3
  /// The key A.
  case keyboardA = 4
  /// The key B.
  case keyboardB = 5
  /// The key C.
  case keyboardC = 6
  /// The key D.
  case keyboardD = 7
  /// The key E.
  case keyboardE = 8
  /// The key F.
  case keyboardF = 9
  /// The key G.
  case keyboardG = 10
  /// The key H.
  case keyboardH = 11
  /// The key I.
  case keyboardI = 12
  /// The key J.
  case keyboardJ = 13
  /// The key K.
  case keyboardK = 14
  /// The key L.
  case keyboardL = 15
  /// The key M.
  case keyboardM = 16
  /// The key N.
  case keyboardN = 17
  /// The key O.
  case keyboardO = 18
  /// The key P.
  case keyboardP = 19
  /// The key Q.
  case keyboardQ = 20
  /// The key R.
  case keyboardR = 21
  /// The key S.
  case keyboardS = 22
  /// The key T.
  case keyboardT = 23
  /// The key U.
  case keyboardU = 24
  /// The key V.
  case keyboardV = 25
  /// The key W.
  case keyboardW = 26
  /// The key X.
  case keyboardX = 27
  /// The key Y.
  case keyboardY = 28
  /// The key Z.
  case keyboardZ = 29
  /// The key 1.
  case keyboard1 = 30
  /// The key 2.
  case keyboard2 = 31
  /// The key 3.
  case keyboard3 = 32
  /// The key 4.
  case keyboard4 = 33
  /// The key 5.
  case keyboard5 = 34
  /// The key 6.
  case keyboard6 = 35
  /// The key 7.
  case keyboard7 = 36
  /// The key 8.
  case keyboard8 = 37
  /// The key 9.
  case keyboard9 = 38
  /// The key 0.
  case keyboard0 = 39
  /// Return.
  case keyboardReturnOrEnter = 40
  /// Escape.
  case keyboardEscape = 41
  /// Delete backward.
  case keyboardDeleteOrBackspace = 42
  /// Tab.
  case keyboardTab = 43
  /// The space bar.
  case keyboardSpacebar = 44
  /// Hyphen and underscore.
  case keyboardHyphen = 45
  /// Equal and plus.
  case keyboardEqualSign = 46
  /// The opening bracket.
  case keyboardOpenBracket = 47
  /// The closing bracket.
  case keyboardCloseBracket = 48
  /// The backslash.
  case keyboardBackslash = 49
  /// Pound, on keyboards not of the US.
  case keyboardNonUSPound = 50
  /// Semicolon and colon.
  case keyboardSemicolon = 51
  /// The quote.
  case keyboardQuote = 52
  /// Grave accent and tilde.
  case keyboardGraveAccentAndTilde = 53
  /// Comma.
  case keyboardComma = 54
  /// Period.
  case keyboardPeriod = 55
  /// Slash.
  case keyboardSlash = 56
  /// Caps lock.
  case keyboardCapsLock = 57
  /// F1.
  case keyboardF1 = 58
  /// F2.
  case keyboardF2 = 59
  /// F3.
  case keyboardF3 = 60
  /// F4.
  case keyboardF4 = 61
  /// F5.
  case keyboardF5 = 62
  /// F6.
  case keyboardF6 = 63
  /// F7.
  case keyboardF7 = 64
  /// F8.
  case keyboardF8 = 65
  /// F9.
  case keyboardF9 = 66
  /// F10.
  case keyboardF10 = 67
  /// F11.
  case keyboardF11 = 68
  /// F12.
  case keyboardF12 = 69
  /// Print screen.
  case keyboardPrintScreen = 70
  /// Scroll lock.
  case keyboardScrollLock = 71
  /// Pause.
  case keyboardPause = 72
  /// Insert.
  case keyboardInsert = 73
  /// Home.
  case keyboardHome = 74
  /// Page up.
  case keyboardPageUp = 75
  /// Delete forward.
  case keyboardDeleteForward = 76
  /// End.
  case keyboardEnd = 77
  /// Page down.
  case keyboardPageDown = 78
  /// Right arrow.
  case keyboardRightArrow = 79
  /// Left arrow.
  case keyboardLeftArrow = 80
  /// Down arrow.
  case keyboardDownArrow = 81
  /// Up arrow.
  case keyboardUpArrow = 82
  /// Num lock.
  case keypadNumLock = 83
  /// Slash of the keypad.
  case keypadSlash = 84
  /// Asterisk of the keypad.
  case keypadAsterisk = 85
  /// Hyphen of the keypad.
  case keypadHyphen = 86
  /// Plus of the keypad.
  case keypadPlus = 87
  /// Enter of the keypad.
  case keypadEnter = 88
  /// 1 of the keypad.
  case keypad1 = 89
  /// 2 of the keypad.
  case keypad2 = 90
  /// 3 of the keypad.
  case keypad3 = 91
  /// 4 of the keypad.
  case keypad4 = 92
  /// 5 of the keypad.
  case keypad5 = 93
  /// 6 of the keypad.
  case keypad6 = 94
  /// 7 of the keypad.
  case keypad7 = 95
  /// 8 of the keypad.
  case keypad8 = 96
  /// 9 of the keypad.
  case keypad9 = 97
  /// 0 of the keypad.
  case keypad0 = 98
  /// Period of the keypad.
  case keypadPeriod = 99
  /// Left control.
  case keyboardLeftControl = 224
  /// Left shift.
  case keyboardLeftShift = 225
  /// Left option.
  case keyboardLeftAlt = 226
  /// Left command.
  case keyboardLeftGUI = 227
  /// Right control.
  case keyboardRightControl = 228
  /// Right shift.
  case keyboardRightShift = 229
  /// Right option.
  case keyboardRightAlt = 230
  /// Right command.
  case keyboardRightGUI = 231
}
