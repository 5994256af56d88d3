import Reporting
import SpecModel

/// The device after a step: its screen, its orientation, and captions for anything that the picture
/// does not show.
struct PictureDevice {
  private let device: Device
  private let message: Message?
  private let name: String?
  private let isAsserted: Bool
  private let underWay: [String]
  private let loading: [String]
  private let isSmall: Bool

  private static let captionHeight = 15.0

  /// Creates the device at a moment of a story.
  ///
  /// - Parameters:
  ///   - sight: What is visible.
  ///   - story: The story.
  ///   - underWay: The messages whose delivery is under way.
  ///   - loading: The messages that load.
  ///   - isSmall: Whether the moment is in the middle of a step.
  init(
    _ sight: CaseStory.Sight, of story: CaseStory, underWay: [String] = [], loading: [String] = [],
    isSmall: Bool = false
  ) {
    device = sight.device
    name = sight.screen
    message = sight.screen.flatMap { story.messages[$0] }
    isAsserted = sight.isAsserted
    self.underWay = underWay
    self.loading = loading
    self.isSmall = isSmall
  }

  private var isLandscape: Bool { device.orientation == .landscape }
  private var long: Double { isSmall ? 84 : 120 }
  private var short: Double { isSmall ? 64 : 84 }

  /// The width of the device.
  var width: Double { isLandscape ? long : short }

  private var deviceHeight: Double { isLandscape ? short : long }

  /// The captions below the device.
  private var captions: [String] {
    var captions = circumstances
    if device.app == .background, let name { captions.insert("\(name) stays open", at: 1) }
    return captions + underWay.map { "under way: \($0)" } + loading.map { "loading: \($0)" }
  }

  /// What is special about the device.
  private var circumstances: [String] {
    var words: [String] = []
    if device.app == .background { words.append("app in background") }
    if isLandscape { words.append("landscape") }
    if device.keyboard == .shown { words.append("keyboard up") }
    if device.presenter == .none { words.append("no presenter") }
    return words
  }

  /// The message on the screen, and what is special about the device.
  var words: String {
    let circumstances = circumstances.isEmpty ? "" : " (\(circumstances.joined(separator: ", ")))"
    return (name ?? "no message") + circumstances
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
      if let name {
        result += inner.card(of: message?.type ?? .modal, name: name, isAsserted: isAsserted)
      }
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
