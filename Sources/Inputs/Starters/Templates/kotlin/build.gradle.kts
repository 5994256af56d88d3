// Builds the adapter: `gradle installDist`, and after that `build/install/engine/bin/engine`.
// Without Gradle: `kotlinc src/main/kotlin -include-runtime -d engine.jar`.

plugins {
    kotlin("jvm") version "2.2.20" // or your engine's version: 1.3 is enough
    application
}

repositories {
    mavenCentral()
}

dependencies {
    // Add your engine. The adapter itself needs no library.
}

application {
    mainClass = "EngineProcessKt"
}
