// SPDX-License-Identifier: Apache-2.0

extension UIViewController {
  /// Loads the view if it is not loaded.
  final func loadOwnView() {
    _ = view
  }

  final var viewLoadedOnDemand: UIView {
    if let loadedView { return loadedView }
    guard !isLoadingView else {
      return makePlainView(because: "loadView() asks for the view before it has set it")
    }
    isLoadingView = true
    loadView()
    isLoadingView = false
    let view = loadedView ?? makePlainView(because: "loadView() has set no view")
    viewDidLoad()
    // viewDidLoad may have put another view in its place, and either may be in a window already.
    noteView()
    return loadedView ?? view
  }

  final func setView(_ view: UIView?) {
    guard view !== loadedView else { return }
    loadedView?.extras?.viewController = nil
    loadedView = view
    view?.ensuredExtras.viewController = self
    if let view {
      view.layoutInsetsChanged()
      requestFirstUpdate(of: view)
    }
    if surroundings != nil { view?.controllerChanged() }
    if !isLoadingView { noteView() }
  }

  /// Sees to it that the controller hears whether the view that it has now is in sight.
  private func noteView() {
    AppearanceSettling.begin()
    AppearanceSettling.note(self)
    AppearanceSettling.end()
  }

  private func makePlainView(because reason: String) -> UIView {
    Misuse.report("\(type(of: self)): \(reason); it gets a plain view. Set `view` in loadView().")
    let made = UIView(frame: UIScreen.main.bounds)
    setView(made)
    return made
  }
}
