// SPDX-License-Identifier: Apache-2.0
import SourceModel
import SourceReading
import Testing

struct ReaderTests {
  /// The steps of the first method, one text each.
  private func steps(_ text: String, path: String) throws -> [String] {
    let file = try #require(CodeReader.read(Array(text.utf8), path: path))
    let method = try #require(file.types.lazy.flatMap(\.methods).first)
    return method.steps.map { step in
      let scopes = method.scopes(from: step.scope).map { scope -> String in
        switch scope.kind {
        case .branch(let condition): "if \(condition)"
        case .otherwise(let condition): "else \(condition)"
        case .match(let subject, let patterns): "\(subject) is \(patterns.joined(separator: "|"))"
        case .loop(let variable): "for \(variable)"
        case .closure(let name): "in \(name)"
        }
      }
      let text =
        switch step.kind {
        case .call(let receiver, let name, let arguments):
          "\(receiver).\(name)(\(arguments.map { $0.label.isEmpty ? $0.text : "\($0.label): \($0.text)" }.joined(separator: ", ")))"
        case .assignment(let target, let sign, let value): "\(target) \(sign) \(value)"
        case .local(let name, let type, let value): "let \(name): \(type ?? "?") = \(value)"
        case .result(let value): "return \(value)"
        }
      return ([text] + scopes).joined(separator: " < ")
    }
  }

  @Test func `Swift and Objective-C that say the same have the same steps`() throws {
    let swift = try steps(
      """
      class Card {
        func show() {
          let tap = UITapGestureRecognizer(target: self, action: #selector(tapped))
          self.button?.isHidden = true
          if pan.state == .began {
            self.card.alpha = 0.5
          } else {
            layer.removeAllAnimations()
          }
          switch pan.state {
          case .ended, .cancelled: isHeld = false
          default: break
          }
          for view in views { view.isHidden = false }
          button.addTarget(self, action: #selector(tapped), for: .touchDown)
          return card
        }
      }
      """, path: "A.swift")
    let objectiveC = try steps(
      """
      @implementation Card
      - (UIView *)show {
        UITapGestureRecognizer *tap = [[UITapGestureRecognizer alloc] initWithTarget:self action:@selector(tapped)];
        self.button.hidden = YES; // [a comment
        if (pan.state == UIGestureRecognizerStateBegan) {
          [self.card setAlpha:0.5];
        } else {
          [self.layer removeAllAnimations];
        }
        switch ([pan state]) {
          case UIGestureRecognizerStateEnded:
          case UIGestureRecognizerStateCancelled:
            _isHeld = NO;
            break;
          default: break;
        }
        for (UIView *view in self.views) { view.hidden = NO; }
        [self.button addTarget:self action:@selector(tapped) forControlEvents:UIControlEventTouchDown];
        return self.card;
      }
      @end
      """, path: "A.m")
    #expect(
      swift == [
        "let tap: UITapGestureRecognizer = UITapGestureRecognizer(target: self, action: #selector(tapped))",
        ".UITapGestureRecognizer(target: self, action: #selector(tapped))", "button.isHidden = true",
        "card.alpha = 0.5 < if pan.state == .began", "layer.removeAllAnimations() < else pan.state == .began",
        "isHeld = false < pan.state is .ended|.cancelled", "view.isHidden = false < for view",
        "button.addTarget(self, action: #selector(tapped), for: .touchDown)", "return card",
      ])
    #expect(objectiveC.filter { $0 != "pan.state()" } == swift)
  }

  @Test func `blocks, casts, literals and functions of Objective-C are read`() throws {
    let found = try steps(
      """
      @implementation Card
      - (void)show {
        [UIView animateWithDuration:0.3 animations:^{ self.alpha = 1; } completion:^(BOOL done) { [self hide]; }];
        ((UIButton *)self.button).enabled = NO;
        NSArray<UIView *> *views = @[self.a, @"[not a message]", self.map[@"k"]];
        dispatch_async(dispatch_get_main_queue(), ^{ [self->_card removeFromSuperview]; });
        BOOL inside = CGRectContainsPoint(CGRectInset(self.bounds, -10, -10), point);
      }
      @end
      """, path: "A.m")
    #expect(
      found == [
        "UIView.animateWithDuration(0.3, animations: {, completion: {)", "alpha = 1 < in animateWithDuration",
        ".hide() < in animateWithDuration", "button.isEnabled = false",
        "let views: NSArray = [a, \"[not a message]\", map[\"k\"]]",
        ".dispatch_async(dispatch_get_main_queue(), {)",
        ".dispatch_get_main_queue()", "card.removeFromSuperview() < in dispatch_async",
        "let inside: BOOL = bounds.insetBy(dx: -10, dy: -10).contains(point)",
        "bounds.insetBy(dx: -10, dy: -10).contains(point)", "bounds.insetBy(dx: -10, dy: -10)",
      ])
  }

  @Test func `names of C++ in Objective-C have dots between them`() throws {
    let found = try steps(
      """
      @implementation Card
      - (void)show {
        Overlay::menu.visible = YES;
        switch (state) {
          case State::ended: hidden = YES; break;
        }
      }
      @end
      """, path: "A.mm")
    #expect(found == ["Overlay.menu.visible = true", "hidden = true < state is State.ended"])
  }

  @Test func `code for other systems is left out`() throws {
    let found = try steps(
      """
      class Card {
        func show() {
          #if os(macOS)
            alpha = 0
          #else
            alpha = 1
          #endif
        }
      }
      """, path: "A.swift")
    #expect(found == ["alpha = 1"])
  }
}
