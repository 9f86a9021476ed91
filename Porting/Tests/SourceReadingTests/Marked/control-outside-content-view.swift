// SPDX-License-Identifier: Apache-2.0
import UIKit

class BuyCell: UITableViewCell {
  let buy = UIButton(type: .system)
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    addSubview(buy)  // expect: control-outside-content-view
    self.addSubview(toggle)  // expect: control-outside-content-view
  }
  private lazy var toggle: UISwitch = {
    let toggle = UISwitch()
    return toggle
  }()
}

class Tile: UICollectionViewCell {
  let close = UIButton()
  func setUp() { addSubview(close) }  // expect: control-outside-content-view
}

class Derived: BuyCell {
  let more = UIButton()
  func setUp() { addSubview(more) }  // expect: control-outside-content-view
}

// Traps

class Careful: UITableViewCell {
  let buy = UIButton()
  let label = UILabel()
  func setUp() {
    contentView.addSubview(buy)
    addSubview(label)
  }
}

class Header: UIView {
  let buy = UIButton()
  func setUp() { addSubview(buy) }
}

class Off: UITableViewCell {
  let buy = UIButton()
  func setUp() {
    contentView.isUserInteractionEnabled = false
    addSubview(buy)
  }
}

class Unknown: SwipeCell {
  let buy = UIButton()
  func setUp() { addSubview(buy) }
}
