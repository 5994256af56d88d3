#include "EmbeddedFiles.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

#define GIVE(name) \
  EmbeddedFile embedded_##name(void) { return (EmbeddedFile){name, sizeof name - 1}; }

// The suite that the binary carries; `iamspec builtin-data` writes its parts.

static const unsigned char builtinIdentity[] = {
#embed "../BuiltinSuite/Data/identity.txt" suffix(, 0)
};
GIVE(builtinIdentity)

static const unsigned char builtinTexts[] = {
#embed "../BuiltinSuite/Data/texts.txt" suffix(, 0)
};
GIVE(builtinTexts)

static const unsigned char builtinNumbers[] = {
#embed "../BuiltinSuite/Data/numbers.txt" suffix(, 0)
};
GIVE(builtinNumbers)

static const unsigned char builtinQuestions[] = {
#embed "../BuiltinSuite/Data/questions.json" suffix(, 0)
};
GIVE(builtinQuestions)

static const unsigned char builtinAccounts[] = {
#embed "../BuiltinSuite/Data/accounts.json" suffix(, 0)
};
GIVE(builtinAccounts)

static const unsigned char protocol_schema_json[] = {
#embed "../../Specs/protocol.schema.json" suffix(, 0)
};
GIVE(protocol_schema_json)

// The known interactions and exceptions, which the audit looks at.

static const unsigned char breaches_txt[] = {
#embed "../Audit/Survey/breaches.txt" suffix(, 0)
};
GIVE(breaches_txt)

static const unsigned char cells_txt[] = {
#embed "../Audit/Interactions/cells.txt" suffix(, 0)
};
GIVE(cells_txt)

static const unsigned char unasked_moments_txt[] = {
#embed "../Audit/Survey/unasked-moments.txt" suffix(, 0)
};
GIVE(unasked_moments_txt)

static const unsigned char unnoticed_breaches_txt[] = {
#embed "../Audit/Survey/unnoticed-breaches.txt" suffix(, 0)
};
GIVE(unnoticed_breaches_txt)

static const unsigned char unseen_faults_txt[] = {
#embed "../Audit/Judges/unseen-faults.txt" suffix(, 0)
};
GIVE(unseen_faults_txt)

// The examples in new case files.

static const unsigned char examples_yaml[] = {
#embed "../SpecLoading/Scaffold/examples.yaml" suffix(, 0)
};
GIVE(examples_yaml)

// The conventions of the protocol that can be checked.

static const unsigned char conventions_yaml[] = {
#embed "../../Specs/conventions.yaml" suffix(, 0)
};
GIVE(conventions_yaml)

// The faults that are a moment and an effect.

static const unsigned char entries_txt[] = {
#embed "../ReferenceFaults/entries.txt" suffix(, 0)
};
GIVE(entries_txt)

// Shared by all pages.

static const unsigned char palette_css[] = {
#embed "../Reporting/Web/Palette/palette.css" suffix(, 0)
};
GIVE(palette_css)

// The page of a report.

static const unsigned char cause_mustache[] = {
#embed "../Reporting/HTML/Page/cause.mustache" suffix(, 0)
};
GIVE(cause_mustache)

static const unsigned char page_css[] = {
#embed "../Reporting/HTML/Page/page.css" suffix(, 0)
};
GIVE(page_css)

static const unsigned char page_js[] = {
#embed "../Reporting/HTML/Page/page.js" suffix(, 0)
};
GIVE(page_js)

static const unsigned char page_mustache[] = {
#embed "../Reporting/HTML/Page/page.mustache" suffix(, 0)
};
GIVE(page_mustache)

// The pages of the handbook and of the site of results.

static const unsigned char account_mustache[] = {
#embed "../Handbook/Site/Pages/account.mustache" suffix(, 0)
};
GIVE(account_mustache)

static const unsigned char answers_mustache[] = {
#embed "../Handbook/Site/Pages/answers.mustache" suffix(, 0)
};
GIVE(answers_mustache)

static const unsigned char article_mustache[] = {
#embed "../Handbook/Site/Pages/article.mustache" suffix(, 0)
};
GIVE(article_mustache)

static const unsigned char caseArticle_mustache[] = {
#embed "../Handbook/Site/Pages/caseArticle.mustache" suffix(, 0)
};
GIVE(caseArticle_mustache)

static const unsigned char caseBody_mustache[] = {
#embed "../Handbook/Site/Pages/caseBody.mustache" suffix(, 0)
};
GIVE(caseBody_mustache)

static const unsigned char cast_mustache[] = {
#embed "../Handbook/Site/Pages/cast.mustache" suffix(, 0)
};
GIVE(cast_mustache)

static const unsigned char chapter_mustache[] = {
#embed "../Handbook/Site/Pages/chapter.mustache" suffix(, 0)
};
GIVE(chapter_mustache)

static const unsigned char citations_mustache[] = {
#embed "../Handbook/Site/Pages/citations.mustache" suffix(, 0)
};
GIVE(citations_mustache)

static const unsigned char documents_mustache[] = {
#embed "../Handbook/Site/Pages/documents.mustache" suffix(, 0)
};
GIVE(documents_mustache)

static const unsigned char engine_mustache[] = {
#embed "../Handbook/Site/Pages/engine.mustache" suffix(, 0)
};
GIVE(engine_mustache)

static const unsigned char filter_mustache[] = {
#embed "../Handbook/Site/Pages/filter.mustache" suffix(, 0)
};
GIVE(filter_mustache)

static const unsigned char further_mustache[] = {
#embed "../Handbook/Site/Pages/further.mustache" suffix(, 0)
};
GIVE(further_mustache)

static const unsigned char gallery_mustache[] = {
#embed "../Handbook/Site/Pages/gallery.mustache" suffix(, 0)
};
GIVE(gallery_mustache)

static const unsigned char glossary_mustache[] = {
#embed "../Handbook/Site/Pages/glossary.mustache" suffix(, 0)
};
GIVE(glossary_mustache)

static const unsigned char index_mustache[] = {
#embed "../Handbook/Site/Pages/index.mustache" suffix(, 0)
};
GIVE(index_mustache)

static const unsigned char key_mustache[] = {
#embed "../Handbook/Site/Pages/key.mustache" suffix(, 0)
};
GIVE(key_mustache)

static const unsigned char layout_mustache[] = {
#embed "../Handbook/Site/Pages/layout.mustache" suffix(, 0)
};
GIVE(layout_mustache)

static const unsigned char leftOpen_mustache[] = {
#embed "../Handbook/Site/Pages/leftOpen.mustache" suffix(, 0)
};
GIVE(leftOpen_mustache)

static const unsigned char matrix_mustache[] = {
#embed "../Handbook/Site/Pages/matrix.mustache" suffix(, 0)
};
GIVE(matrix_mustache)

static const unsigned char primer_mustache[] = {
#embed "../Handbook/Site/Pages/primer.mustache" suffix(, 0)
};
GIVE(primer_mustache)

static const unsigned char questionList_mustache[] = {
#embed "../Handbook/Site/Pages/questionList.mustache" suffix(, 0)
};
GIVE(questionList_mustache)

static const unsigned char questions_mustache[] = {
#embed "../Handbook/Site/Pages/questions.mustache" suffix(, 0)
};
GIVE(questions_mustache)

static const unsigned char results_mustache[] = {
#embed "../Handbook/Site/Pages/results.mustache" suffix(, 0)
};
GIVE(results_mustache)

static const unsigned char rule_mustache[] = {
#embed "../Handbook/Site/Pages/rule.mustache" suffix(, 0)
};
GIVE(rule_mustache)

static const unsigned char ruleCases_mustache[] = {
#embed "../Handbook/Site/Pages/ruleCases.mustache" suffix(, 0)
};
GIVE(ruleCases_mustache)

static const unsigned char runFailure_mustache[] = {
#embed "../Handbook/Site/Pages/runFailure.mustache" suffix(, 0)
};
GIVE(runFailure_mustache)

static const unsigned char scene_mustache[] = {
#embed "../Handbook/Site/Pages/scene.mustache" suffix(, 0)
};
GIVE(scene_mustache)

static const unsigned char suites_mustache[] = {
#embed "../Handbook/Site/Pages/suites.mustache" suffix(, 0)
};
GIVE(suites_mustache)

static const unsigned char filter_js[] = {
#embed "../Handbook/Site/Script/filter.js" suffix(, 0)
};
GIVE(filter_js)

static const unsigned char reading_js[] = {
#embed "../Handbook/Site/Script/reading.js" suffix(, 0)
};
GIVE(reading_js)

static const unsigned char search_js[] = {
#embed "../Handbook/Site/Script/search.js" suffix(, 0)
};
GIVE(search_js)

static const unsigned char theme_js[] = {
#embed "../Handbook/Site/Script/theme.js" suffix(, 0)
};
GIVE(theme_js)

static const unsigned char base_css[] = {
#embed "../Handbook/Site/Style/base.css" suffix(, 0)
};
GIVE(base_css)

static const unsigned char cases_css[] = {
#embed "../Handbook/Site/Style/cases.css" suffix(, 0)
};
GIVE(cases_css)

static const unsigned char frame_css[] = {
#embed "../Handbook/Site/Style/frame.css" suffix(, 0)
};
GIVE(frame_css)

static const unsigned char gallery_css[] = {
#embed "../Handbook/Site/Style/gallery.css" suffix(, 0)
};
GIVE(gallery_css)

static const unsigned char parts_css[] = {
#embed "../Handbook/Site/Style/parts.css" suffix(, 0)
};
GIVE(parts_css)

static const unsigned char pictures_css[] = {
#embed "../Handbook/Site/Style/pictures.css" suffix(, 0)
};
GIVE(pictures_css)

static const unsigned char print_css[] = {
#embed "../Handbook/Site/Style/print.css" suffix(, 0)
};
GIVE(print_css)

static const unsigned char results_css[] = {
#embed "../Handbook/Site/Style/results.css" suffix(, 0)
};
GIVE(results_css)

static const unsigned char rank_js[] = {
#embed "../Handbook/Site/Script/rank.js" suffix(, 0)
};
GIVE(rank_js)

static const unsigned char search_css[] = {
#embed "../Handbook/Site/Style/search.css" suffix(, 0)
};
GIVE(search_css)

// The playground, and the texts of articles.

static const unsigned char answers_js[] = {
#embed "../Handbook/Playground/Engine/answers.js" suffix(, 0)
};
GIVE(answers_js)

static const unsigned char assets_js[] = {
#embed "../Handbook/Playground/Engine/assets.js" suffix(, 0)
};
GIVE(assets_js)

static const unsigned char checks_js[] = {
#embed "../Handbook/Playground/Engine/checks.js" suffix(, 0)
};
GIVE(checks_js)

static const unsigned char engine_js[] = {
#embed "../Handbook/Playground/Engine/engine.js" suffix(, 0)
};
GIVE(engine_js)

static const unsigned char deliveries_js[] = {
#embed "../Handbook/Playground/Engine/deliveries.js" suffix(, 0)
};
GIVE(deliveries_js)

static const unsigned char interval_js[] = {
#embed "../Handbook/Playground/Engine/interval.js" suffix(, 0)
};
GIVE(interval_js)

static const unsigned char presenter_js[] = {
#embed "../Handbook/Playground/Engine/presenter.js" suffix(, 0)
};
GIVE(presenter_js)

static const unsigned char choices_js[] = {
#embed "../Handbook/Playground/Script/choices.js" suffix(, 0)
};
GIVE(choices_js)

static const unsigned char measure_js[] = {
#embed "../Handbook/Playground/Script/measure.js" suffix(, 0)
};
GIVE(measure_js)

static const unsigned char picture_js[] = {
#embed "../Handbook/Playground/Script/picture.js" suffix(, 0)
};
GIVE(picture_js)

static const unsigned char play_js[] = {
#embed "../Handbook/Playground/Script/play.js" suffix(, 0)
};
GIVE(play_js)

static const unsigned char player_js[] = {
#embed "../Handbook/Playground/Script/player.js" suffix(, 0)
};
GIVE(player_js)

static const unsigned char story_js[] = {
#embed "../Handbook/Playground/Script/story.js" suffix(, 0)
};
GIVE(story_js)

static const unsigned char text_js[] = {
#embed "../Handbook/Playground/Script/text.js" suffix(, 0)
};
GIVE(text_js)

static const unsigned char words_js[] = {
#embed "../Handbook/Playground/Script/words.js" suffix(, 0)
};
GIVE(words_js)

static const unsigned char player_css[] = {
#embed "../Handbook/Playground/Style/player.css" suffix(, 0)
};
GIVE(player_css)

static const unsigned char PROTOCOL_md[] = {
#embed "../../Specs/PROTOCOL.md" suffix(, 0)
};
GIVE(PROTOCOL_md)

static const unsigned char delivery_mjs[] = {
#embed "../Handbook/Resources/delivery.mjs" suffix(, 0)
};
GIVE(delivery_mjs)

static const unsigned char delivery_in_30_minutes_md[] = {
#embed "../Handbook/Resources/delivery-in-30-minutes.md" suffix(, 0)
};
GIVE(delivery_in_30_minutes_md)

static const unsigned char find_what_no_case_asks_md[] = {
#embed "../Handbook/Resources/find-what-no-case-asks.md" suffix(, 0)
};
GIVE(find_what_no_case_asks_md)

static const unsigned char connecting_engines_md[] = {
#embed "../Handbook/Resources/connecting-engines.md" suffix(, 0)
};
GIVE(connecting_engines_md)

static const unsigned char first_case_yaml[] = {
#embed "../Handbook/Resources/first-case.yaml" suffix(, 0)
};
GIVE(first_case_yaml)

static const unsigned char first_case_elsewhere_yaml[] = {
#embed "../Handbook/Resources/first-case-elsewhere.yaml" suffix(, 0)
};
GIVE(first_case_elsewhere_yaml)

static const unsigned char glossary_md[] = {
#embed "../Handbook/Resources/glossary.md" suffix(, 0)
};
GIVE(glossary_md)

static const unsigned char why_not_displayed_md[] = {
#embed "../Handbook/Resources/why-not-displayed.md" suffix(, 0)
};
GIVE(why_not_displayed_md)

static const unsigned char obstacles_md[] = {
#embed "../Handbook/Resources/obstacles.md" suffix(, 0)
};
GIVE(obstacles_md)

static const unsigned char two_obstacles_md[] = {
#embed "../Handbook/Resources/two-obstacles.md" suffix(, 0)
};
GIVE(two_obstacles_md)

static const unsigned char two_messages_md[] = {
#embed "../Handbook/Resources/two-messages.md" suffix(, 0)
};
GIVE(two_messages_md)

static const unsigned char marks_md[] = {
#embed "../Handbook/Resources/marks.md" suffix(, 0)
};
GIVE(marks_md)

static const unsigned char obstacles_json[] = {
#embed "../../Specs/obstacles.json" suffix(, 0)
};
GIVE(obstacles_json)

static const unsigned char search_txt[] = {
#embed "../../Specs/search.txt" suffix(, 0)
};
GIVE(search_txt)

static const unsigned char reading_results_md[] = {
#embed "../Handbook/Resources/reading-results.md" suffix(, 0)
};
GIVE(reading_results_md)

static const unsigned char writing_cases_md[] = {
#embed "../Handbook/Resources/writing-cases.md" suffix(, 0)
};
GIVE(writing_cases_md)

static const unsigned char writing_rules_md[] = {
#embed "../Handbook/Resources/writing-rules.md" suffix(, 0)
};
GIVE(writing_rules_md)

// The starters.

static const unsigned char README_md[] = {
#embed "../Inputs/Starters/Templates/suite/README.md" suffix(, 0)
};
GIVE(README_md)

static const unsigned char editorconfig[] = {
#embed "../Inputs/Starters/Templates/suite/editorconfig" suffix(, 0)
};
GIVE(editorconfig)

static const unsigned char faults_yaml[] = {
#embed "../Inputs/Starters/Templates/suite/faults.yaml" suffix(, 0)
};
GIVE(faults_yaml)

static const unsigned char questions_yaml[] = {
#embed "../Inputs/Starters/Templates/suite/questions.yaml" suffix(, 0)
};
GIVE(questions_yaml)

static const unsigned char rules_yaml[] = {
#embed "../Inputs/Starters/Templates/suite/rules.yaml" suffix(, 0)
};
GIVE(rules_yaml)

static const unsigned char sale_yaml[] = {
#embed "../Inputs/Starters/Templates/suite/sale.yaml" suffix(, 0)
};
GIVE(sale_yaml)

static const unsigned char vscode_extensions_json[] = {
#embed "../Inputs/Starters/Templates/suite/vscode-extensions.json" suffix(, 0)
};
GIVE(vscode_extensions_json)

static const unsigned char vscode_settings_json[] = {
#embed "../Inputs/Starters/Templates/suite/vscode-settings.json" suffix(, 0)
};
GIVE(vscode_settings_json)

static const unsigned char engine_py[] = {
#embed "../Inputs/Starters/Templates/python/engine.py" suffix(, 0)
};
GIVE(engine_py)

static const unsigned char tiny_engine_py[] = {
#embed "../Inputs/Starters/Templates/python/tiny_engine.py" suffix(, 0)
};
GIVE(tiny_engine_py)

static const unsigned char engine_mjs[] = {
#embed "../Inputs/Starters/Templates/javascript/engine.mjs" suffix(, 0)
};
GIVE(engine_mjs)

static const unsigned char tiny_engine_mjs[] = {
#embed "../Inputs/Starters/Templates/javascript/tiny-engine.mjs" suffix(, 0)
};
GIVE(tiny_engine_mjs)

static const unsigned char EngineProcess_swift[] = {
#embed "../Inputs/Starters/Templates/swift/EngineProcess.swift" suffix(, 0)
};
GIVE(EngineProcess_swift)

static const unsigned char Package_swift_txt[] = {
#embed "../Inputs/Starters/Templates/swift/Package.swift.txt" suffix(, 0)
};
GIVE(Package_swift_txt)

static const unsigned char TinyEngine_swift[] = {
#embed "../Inputs/Starters/Templates/swift/TinyEngine.swift" suffix(, 0)
};
GIVE(TinyEngine_swift)

static const unsigned char gitignore[] = {
#embed "../Inputs/Starters/Templates/swift/gitignore" suffix(, 0)
};
GIVE(gitignore)

static const unsigned char words_vocabulary_yaml[] = {
#embed "../Inputs/Starters/Templates/words/vocabulary.yaml" suffix(, 0)
};
GIVE(words_vocabulary_yaml)

static const unsigned char words_rules_yaml[] = {
#embed "../Inputs/Starters/Templates/words/rules.yaml" suffix(, 0)
};
GIVE(words_rules_yaml)

static const unsigned char words_faults_yaml[] = {
#embed "../Inputs/Starters/Templates/words/faults.yaml" suffix(, 0)
};
GIVE(words_faults_yaml)

static const unsigned char words_monitors_yaml[] = {
#embed "../Inputs/Starters/Templates/words/monitors.yaml" suffix(, 0)
};
GIVE(words_monitors_yaml)

static const unsigned char words_event_yaml[] = {
#embed "../Inputs/Starters/Templates/words/event.yaml" suffix(, 0)
};
GIVE(words_event_yaml)

static const unsigned char words_one_at_a_time_yaml[] = {
#embed "../Inputs/Starters/Templates/words/one-at-a-time.yaml" suffix(, 0)
};
GIVE(words_one_at_a_time_yaml)

static const unsigned char words_holds_yaml[] = {
#embed "../Inputs/Starters/Templates/words/holds.yaml" suffix(, 0)
};
GIVE(words_holds_yaml)

static const unsigned char words_engine_py[] = {
#embed "../Inputs/Starters/Templates/words/engine.py" suffix(, 0)
};
GIVE(words_engine_py)

static const unsigned char words_README_md[] = {
#embed "../Inputs/Starters/Templates/words/README.md" suffix(, 0)
};
GIVE(words_README_md)

static const unsigned char words_vscode_settings_json[] = {
#embed "../Inputs/Starters/Templates/words/vscode-settings.json" suffix(, 0)
};
GIVE(words_vscode_settings_json)

static const unsigned char stub_engine_py[] = {
#embed "../Inputs/Starters/Templates/stub/engine.py" suffix(, 0)
};
GIVE(stub_engine_py)

static const unsigned char stub_engine_mjs[] = {
#embed "../Inputs/Starters/Templates/stub/engine.mjs" suffix(, 0)
};
GIVE(stub_engine_mjs)

static const unsigned char stub_StubProcess_swift[] = {
#embed "../Inputs/Starters/Templates/stub/StubProcess.swift.txt" suffix(, 0)
};
GIVE(stub_StubProcess_swift)

static const unsigned char typescript_engine_ts[] = {
#embed "../Inputs/Starters/Templates/typescript/engine.ts" suffix(, 0)
};
GIVE(typescript_engine_ts)

static const unsigned char typescript_tiny_engine_ts[] = {
#embed "../Inputs/Starters/Templates/typescript/tiny-engine.ts" suffix(, 0)
};
GIVE(typescript_tiny_engine_ts)

static const unsigned char typescript_package_json[] = {
#embed "../Inputs/Starters/Templates/typescript/package.json" suffix(, 0)
};
GIVE(typescript_package_json)

static const unsigned char typescript_tsconfig_json[] = {
#embed "../Inputs/Starters/Templates/typescript/tsconfig.json" suffix(, 0)
};
GIVE(typescript_tsconfig_json)

static const unsigned char java_EngineProcess_java[] = {
#embed "../Inputs/Starters/Templates/java/EngineProcess.java" suffix(, 0)
};
GIVE(java_EngineProcess_java)

static const unsigned char java_TinyEngine_java[] = {
#embed "../Inputs/Starters/Templates/java/TinyEngine.java" suffix(, 0)
};
GIVE(java_TinyEngine_java)

static const unsigned char java_Json_java[] = {
#embed "../Inputs/Starters/Templates/java/Json.java" suffix(, 0)
};
GIVE(java_Json_java)

static const unsigned char java_build_gradle[] = {
#embed "../Inputs/Starters/Templates/java/build.gradle" suffix(, 0)
};
GIVE(java_build_gradle)

static const unsigned char kotlin_EngineProcess_kt[] = {
#embed "../Inputs/Starters/Templates/kotlin/EngineProcess.kt" suffix(, 0)
};
GIVE(kotlin_EngineProcess_kt)

static const unsigned char kotlin_TinyEngine_kt[] = {
#embed "../Inputs/Starters/Templates/kotlin/TinyEngine.kt" suffix(, 0)
};
GIVE(kotlin_TinyEngine_kt)

static const unsigned char kotlin_Json_kt[] = {
#embed "../Inputs/Starters/Templates/kotlin/Json.kt" suffix(, 0)
};
GIVE(kotlin_Json_kt)

static const unsigned char kotlin_build_gradle_kts[] = {
#embed "../Inputs/Starters/Templates/kotlin/build.gradle.kts" suffix(, 0)
};
GIVE(kotlin_build_gradle_kts)

static const unsigned char cpp_engine_cpp[] = {
#embed "../Inputs/Starters/Templates/cpp/engine.cpp" suffix(, 0)
};
GIVE(cpp_engine_cpp)

static const unsigned char cpp_tiny_engine_hpp[] = {
#embed "../Inputs/Starters/Templates/cpp/tiny_engine.hpp" suffix(, 0)
};
GIVE(cpp_tiny_engine_hpp)

static const unsigned char cpp_json_hpp[] = {
#embed "../Inputs/Starters/Templates/cpp/json.hpp" suffix(, 0)
};
GIVE(cpp_json_hpp)

static const unsigned char cpp_CMakeLists_txt[] = {
#embed "../Inputs/Starters/Templates/cpp/CMakeLists.txt" suffix(, 0)
};
GIVE(cpp_CMakeLists_txt)

static const unsigned char stub_engine_ts[] = {
#embed "../Inputs/Starters/Templates/stub/engine.ts" suffix(, 0)
};
GIVE(stub_engine_ts)

static const unsigned char stub_EngineProcess_java[] = {
#embed "../Inputs/Starters/Templates/stub/EngineProcess.java" suffix(, 0)
};
GIVE(stub_EngineProcess_java)

static const unsigned char stub_EngineProcess_kt[] = {
#embed "../Inputs/Starters/Templates/stub/EngineProcess.kt" suffix(, 0)
};
GIVE(stub_EngineProcess_kt)

static const unsigned char stub_engine_cpp[] = {
#embed "../Inputs/Starters/Templates/stub/engine.cpp" suffix(, 0)
};
GIVE(stub_engine_cpp)
