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
