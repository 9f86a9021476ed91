@interface Knob : UIControl <UIGestureRecognizerDelegate>
@property (nonatomic, weak) IBOutlet UIButton *button;
@end
@implementation Knob
- (BOOL)beginTrackingWithTouch:(UITouch *)touch withEvent:(UIEvent *)event { self.held = YES; return YES; }
- (void)endTrackingWithTouch:(UITouch *)touch withEvent:(UIEvent *)event { self.held = NO; }
- (void)pan:(UIPanGestureRecognizer *)pan {
  switch (pan.state) {
    case UIGestureRecognizerStateBegan: self.alpha = 0.5; break;
    case UIGestureRecognizerStateEnded: self.alpha = 1; break;
    default: break;
  }
  if (pan.state == UIGestureRecognizerStateChanged && [self.button isHidden]) { [UIView animateWithDuration:0.2 animations:^{ self.button.frame = CGRectMake(0, 0, 20, 20); }]; }
}
@end
