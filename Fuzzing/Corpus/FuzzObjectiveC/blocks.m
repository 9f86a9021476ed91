@implementation Card
- (void)show {
  [UIView animateWithDuration:0.3 animations:^{ self.alpha = 1; } completion:^(BOOL done) { [self hide]; }];
  ((UIButton *)self.button).enabled = NO;
  NSArray<UIView *> *views = @[self.a, @"[not a message]", self.map[@"k"]];
  dispatch_async(dispatch_get_main_queue(), ^{ [self->_card removeFromSuperview]; });
  BOOL inside = CGRectContainsPoint(CGRectInset(self.bounds, -10, -10), point);
}
@end
