import SpecModel
import Web

/// The device after a step: its screen, its orientation, and captions for anything that the picture
/// does not show.
struct PictureDevice {
  private let device: Device
  private let message: Message?
  private let name: String?

  private static let long = 120.0
  private static let short = 84.0
  private static let captionHeight = 15.0

  /// Creates the device of a column.
  init(_ column: PictureColumn) {
    device = column.snapshot.device
    message = column.visible
    name = column.visibleName
  }

  private var isLandscape: Bool { device.orientation == .landscape }

  /// The width of the device.
  var width: Double { isLandscape ? Self.long : Self.short }

  private var deviceHeight: Double { isLandscape ? Self.short : Self.long }

  /// The captions below the device.
  private var captions: [String] {
    var captions: [String] = []
    if device.app == .background {
      captions.append("app in background")
      if let name { captions.append("\(name) stays open") }
    }
    if isLandscape { captions.append("landscape") }
    if device.keyboard == .shown { captions.append("keyboard up") }
    if device.presenter == .none { captions.append("no presenter") }
    return captions
  }

  /// The height of the device with its captions.
  var height: Double { deviceHeight + Double(captions.count) * Self.captionHeight }

  /// Returns the device as SVG.
  func svg(x: Double, top: Double) -> String {
    var result = """
      <rect class="ph" x="\(Number(x))" y="\(Number(top))" width="\(Number(width))" \
      height="\(Number(deviceHeight))" rx="10"/>\
      <rect class="\(device.app == .background ? "sc away" : "sc")" x="\(Number(x + 4))" \
      y="\(Number(top + 4))" width="\(Number(width - 8))" height="\(Number(deviceHeight - 8))" rx="7"/>
      """
    let inner = PictureScreen(
      x: x + 4, y: top + 4, width: width - 8, height: deviceHeight - 8,
      isKeyboardUp: device.keyboard == .shown)
    if device.app == .background {
      result += inner.homeScreen
    } else {
      result += inner.app
      if let name { result += inner.card(of: message?.type ?? .modal, name: name) }
    }
    if device.keyboard == .shown, device.app == .foreground { result += inner.keyboard }
    for (index, caption) in captions.enumerated() {
      let y = top + deviceHeight + 12 + Double(index) * Self.captionHeight
      result += """
        <text class="cp" x="\(Number(x + width / 2))" y="\(Number(y))">\
        \(HTMLText.escaped(caption))</text>
        """
    }
    return result
  }
}
