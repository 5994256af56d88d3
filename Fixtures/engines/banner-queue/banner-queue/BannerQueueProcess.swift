import BannerQueue
import EngineKit

/// The banner queue as an engine process: `iamspec run -- banner-queue [BUG]`.
@main
struct BannerQueueProcess {
  static func main() async {
    let bug = CommandLine.arguments.dropFirst().first.flatMap(BannerBug.init)
    await EngineServer(BannerQueueAdapter(bug: bug)).run()
  }
}
