// SPDX-License-Identifier: Apache-2.0

extension UIApplication {
  /// The object of a class that another module keeps with the application, made when it is first asked for.
  package final func companion<Companion: AnyObject>(
    _ type: Companion.Type, _ make: () -> Companion
  ) -> Companion {
    if let found = companions[ObjectIdentifier(type)] as? Companion { return found }
    let made = make()
    companions[ObjectIdentifier(type)] = made
    return made
  }
}
