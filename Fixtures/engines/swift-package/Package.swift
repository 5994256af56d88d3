// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "ShopMessages",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [.library(name: "ShopMessages", targets: ["ShopMessages"])],
  dependencies: [
    // An app team writes a URL and a version here.
    .package(name: "iamspec", path: "../../..")
  ],
  targets: [
    .target(name: "ShopMessages"),
    .testTarget(
      name: "ShopMessagesTests",
      dependencies: [
        "ShopMessages",
        .product(name: "ConformanceTesting", package: "iamspec"),
        .product(name: "EngineKit", package: "iamspec"),
        .product(name: "SpecModel", package: "iamspec"),
      ],
      resources: [
        // iamspec bundle --output Tests/ShopMessagesTests/suite.json
        .copy("suite.json")
      ]),
  ]
)
