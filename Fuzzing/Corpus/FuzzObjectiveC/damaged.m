@implementation A
- (void)a:(int { [[[self b:^(int x) { if (x { } @"
#if 0
/* '
