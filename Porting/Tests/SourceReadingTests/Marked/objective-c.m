// SPDX-License-Identifier: Apache-2.0
#import "Knob.h"

@interface Knob : UIControl <Themed>
@property (nonatomic, strong) UIImageView *avatar;
@property (nonatomic, weak) IBOutlet UILabel *name;
@end

@interface Knob () {
  UIButton *_close;
  UIVisualEffectView *_blur;
}
@property (nonatomic, assign) BOOL isHeld;
@end

@implementation Knob

- (instancetype)initWithFrame:(CGRect)frame {
  if (self = [super initWithFrame:frame]) {
    UITapGestureRecognizer *lost = [[UITapGestureRecognizer alloc] initWithTarget:self action:@selector(tapped)]; // expect: recognizer-never-added
    lost.numberOfTapsRequired = 2;
    UITapGestureRecognizer *tap = [[UITapGestureRecognizer alloc] initWithTarget:self action:@selector(tapped)];
    [self addGestureRecognizer:tap];
    self.avatar = [[UIImageView alloc] init];
    [self.avatar addGestureRecognizer:[[UITapGestureRecognizer alloc] initWithTarget:self action:@selector(zoom)]]; // expect: recognizer-without-interaction
    [self.name addGestureRecognizer:[[UITapGestureRecognizer alloc] initWithTarget:self action:@selector(zoom)]];
    [_close addTarget:self action:@selector(down:) forControlEvents:UIControlEventTouchDown]; // expect: touch-down-without-cancel
    [_close addTarget:self action:@selector(up:) forControlEvents:UIControlEventTouchUpInside | UIControlEventTouchUpOutside];
    [_blur addSubview:_close]; // expect: subview-of-effect-view
    [_blur.contentView addSubview:_close];
    UILongPressGestureRecognizer *press = [[UILongPressGestureRecognizer alloc] initWithTarget:self action:@selector(pressed:)];
    [self addGestureRecognizer:press];
  }
  return self;
}

- (void)pressed:(UILongPressGestureRecognizer *)press { // expect: long-press-without-state
  [self.delegate presentViewController:[UIViewController new] animated:YES completion:nil];
}

- (void)down:(UIButton *)sender {
  /* A comment with [brackets and "quotes */
  [UIView animateWithDuration:0.2 animations:^{
    self.alpha = 0.5;
  }];
}

- (void)up:(UIButton *)sender {
  [UIView animateWithDuration:0.2 animations:^{ [self setAlpha:1]; }];
}

- (BOOL)beginTrackingWithTouch:(UITouch *)touch withEvent:(UIEvent *)event {
  self.isHeld = YES;
  return YES;
}

- (void)endTrackingWithTouch:(UITouch *)touch withEvent:(UIEvent *)event { // expect: tracking-without-cancel
  self.isHeld = NO;
}

- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
  return CGRectContainsPoint(self.frame, point); // expect: point-inside-mistake
}

- (void)dragged:(UIPanGestureRecognizer *)pan {
  switch (pan.state) {
    case UIGestureRecognizerStateBegan:
      self.isHeld = YES;
      break;
    case UIGestureRecognizerStateChanged: {
      self.avatar.transform = CGAffineTransformMakeScale(2, 2);
      break;
    }
    case UIGestureRecognizerStateEnded:
      self.isHeld = NO; // expect: cancelled-gesture
      break;
    default:
      break;
  }
}

- (void)careful:(UIPanGestureRecognizer *)pan {
  switch (pan.state) {
    case UIGestureRecognizerStateBegan:
      self.isHeld = YES;
      break;
    case UIGestureRecognizerStateCancelled:
    case UIGestureRecognizerStateFailed:
    case UIGestureRecognizerStateEnded:
      self.isHeld = NO;
      break;
    default:
      break;
  }
}

@end

@interface BuyCell : UITableViewCell
@end

@implementation BuyCell
- (void)setUp {
  UIButton *buy = [UIButton buttonWithType:UIButtonTypeSystem];
  [self addSubview:buy]; // expect: control-outside-content-view
  [self.contentView addSubview:buy];
}
@end
