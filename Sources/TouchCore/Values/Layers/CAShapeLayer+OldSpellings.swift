// SPDX-License-Identifier: Apache-2.0

// The names that the ways of drawing a line had before Swift 4.2; older touch code still says them.

/// The old name of ``CAShapeLayerLineCap/butt``.
public nonisolated let kCALineCapButt = CAShapeLayerLineCap.butt
/// The old name of ``CAShapeLayerLineCap/round``.
public nonisolated let kCALineCapRound = CAShapeLayerLineCap.round
/// The old name of ``CAShapeLayerLineCap/square``.
public nonisolated let kCALineCapSquare = CAShapeLayerLineCap.square
/// The old name of ``CAShapeLayerLineJoin/miter``.
public nonisolated let kCALineJoinMiter = CAShapeLayerLineJoin.miter
/// The old name of ``CAShapeLayerLineJoin/round``.
public nonisolated let kCALineJoinRound = CAShapeLayerLineJoin.round
/// The old name of ``CAShapeLayerLineJoin/bevel``.
public nonisolated let kCALineJoinBevel = CAShapeLayerLineJoin.bevel
/// The old name of ``CAShapeLayerFillRule/nonZero``.
public nonisolated let kCAFillRuleNonZero = CAShapeLayerFillRule.nonZero
/// The old name of ``CAShapeLayerFillRule/evenOdd``.
public nonisolated let kCAFillRuleEvenOdd = CAShapeLayerFillRule.evenOdd
