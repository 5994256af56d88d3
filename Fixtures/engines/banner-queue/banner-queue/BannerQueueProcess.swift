import BannerQueue
import EngineKit

/// The banner queue as an engine process: `iamspec run -- banner-queue [BUG | talkative]`.
@main
struct BannerQueueProcess {
  static func main() async {
    let word = CommandLine.arguments.dropFirst().first
    if word == "talkative" { return await EngineServer(TalkativeAdapter()).run() }
    await EngineServer(BannerQueueAdapter(bug: word.flatMap(BannerBug.init))).run()
  }
}
