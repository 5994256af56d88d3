#ifndef EMBEDDED_FILES_H
#define EMBEDDED_FILES_H

#include <stddef.h>

/// A file that is compiled into the binary, so that the binary needs no other files.
///
/// Files are compiled as C, which can include them directly (`#embed`). In Swift, each byte would be an
/// expression, which takes longer to compile than most modules and, without optimization, becomes an
/// instruction.
///
/// A zero follows the last byte, so that a text can be read with `String(cString: file.start)`.
typedef struct {
  const unsigned char *_Nonnull start;
  ptrdiff_t count;
} EmbeddedFile;

/// Declares a static property of `EmbeddedFile` in Swift.
#define EMBEDDED_FILE(name) \
  EmbeddedFile embedded_##name(void) __attribute__((swift_name("getter:EmbeddedFile." #name "()")))

// The suite that the binary carries.
EMBEDDED_FILE(builtinIdentity);
EMBEDDED_FILE(builtinTexts);
EMBEDDED_FILE(builtinNumbers);
EMBEDDED_FILE(builtinQuestions);
EMBEDDED_FILE(builtinAccounts);
EMBEDDED_FILE(protocol_schema_json);

// The known interactions and exceptions, which the audit looks at.
EMBEDDED_FILE(breaches_txt);
EMBEDDED_FILE(cells_txt);
EMBEDDED_FILE(unasked_moments_txt);
EMBEDDED_FILE(unnoticed_breaches_txt);
EMBEDDED_FILE(unseen_faults_txt);

// The examples in new case files.
EMBEDDED_FILE(examples_yaml);

// The conventions of the protocol that can be checked.
EMBEDDED_FILE(conventions_yaml);

// The faults that are a moment and an effect.
EMBEDDED_FILE(entries_txt);

// Shared by all pages.
EMBEDDED_FILE(palette_css);

// The page of a report.
EMBEDDED_FILE(cause_mustache);
EMBEDDED_FILE(page_css);
EMBEDDED_FILE(page_js);
EMBEDDED_FILE(page_mustache);

// The pages of the handbook and of the site of results.
EMBEDDED_FILE(account_mustache);
EMBEDDED_FILE(answers_mustache);
EMBEDDED_FILE(article_mustache);
EMBEDDED_FILE(caseArticle_mustache);
EMBEDDED_FILE(caseBody_mustache);
EMBEDDED_FILE(cast_mustache);
EMBEDDED_FILE(chapter_mustache);
EMBEDDED_FILE(citations_mustache);
EMBEDDED_FILE(documents_mustache);
EMBEDDED_FILE(engine_mustache);
EMBEDDED_FILE(filter_mustache);
EMBEDDED_FILE(further_mustache);
EMBEDDED_FILE(gallery_mustache);
EMBEDDED_FILE(glossary_mustache);
EMBEDDED_FILE(index_mustache);
EMBEDDED_FILE(key_mustache);
EMBEDDED_FILE(layout_mustache);
EMBEDDED_FILE(leftOpen_mustache);
EMBEDDED_FILE(matrix_mustache);
EMBEDDED_FILE(primer_mustache);
EMBEDDED_FILE(questionList_mustache);
EMBEDDED_FILE(questions_mustache);
EMBEDDED_FILE(results_mustache);
EMBEDDED_FILE(rule_mustache);
EMBEDDED_FILE(ruleCases_mustache);
EMBEDDED_FILE(runFailure_mustache);
EMBEDDED_FILE(scene_mustache);
EMBEDDED_FILE(suites_mustache);
EMBEDDED_FILE(filter_js);
EMBEDDED_FILE(rank_js);
EMBEDDED_FILE(reading_js);
EMBEDDED_FILE(search_js);
EMBEDDED_FILE(theme_js);
EMBEDDED_FILE(base_css);
EMBEDDED_FILE(cases_css);
EMBEDDED_FILE(frame_css);
EMBEDDED_FILE(gallery_css);
EMBEDDED_FILE(parts_css);
EMBEDDED_FILE(pictures_css);
EMBEDDED_FILE(print_css);
EMBEDDED_FILE(results_css);
EMBEDDED_FILE(search_css);

// The playground, and the texts of articles.
EMBEDDED_FILE(answers_js);
EMBEDDED_FILE(assets_js);
EMBEDDED_FILE(checks_js);
EMBEDDED_FILE(engine_js);
EMBEDDED_FILE(deliveries_js);
EMBEDDED_FILE(interval_js);
EMBEDDED_FILE(presenter_js);
EMBEDDED_FILE(choices_js);
EMBEDDED_FILE(measure_js);
EMBEDDED_FILE(picture_js);
EMBEDDED_FILE(play_js);
EMBEDDED_FILE(player_js);
EMBEDDED_FILE(story_js);
EMBEDDED_FILE(text_js);
EMBEDDED_FILE(words_js);
EMBEDDED_FILE(player_css);
EMBEDDED_FILE(PROTOCOL_md);
EMBEDDED_FILE(delivery_mjs);
EMBEDDED_FILE(delivery_in_30_minutes_md);
EMBEDDED_FILE(find_what_no_case_asks_md);
EMBEDDED_FILE(connecting_engines_md);
EMBEDDED_FILE(first_case_yaml);
EMBEDDED_FILE(first_case_elsewhere_yaml);
EMBEDDED_FILE(glossary_md);
EMBEDDED_FILE(reading_results_md);
EMBEDDED_FILE(obstacles_md);
EMBEDDED_FILE(two_obstacles_md);
EMBEDDED_FILE(two_messages_md);
EMBEDDED_FILE(marks_md);
EMBEDDED_FILE(obstacles_json);
EMBEDDED_FILE(search_txt);
EMBEDDED_FILE(why_not_displayed_md);
EMBEDDED_FILE(writing_cases_md);
EMBEDDED_FILE(writing_rules_md);

// The starters.
EMBEDDED_FILE(README_md);
EMBEDDED_FILE(editorconfig);
EMBEDDED_FILE(faults_yaml);
EMBEDDED_FILE(questions_yaml);
EMBEDDED_FILE(rules_yaml);
EMBEDDED_FILE(sale_yaml);
EMBEDDED_FILE(vscode_extensions_json);
EMBEDDED_FILE(vscode_settings_json);
EMBEDDED_FILE(engine_py);
EMBEDDED_FILE(tiny_engine_py);
EMBEDDED_FILE(engine_mjs);
EMBEDDED_FILE(tiny_engine_mjs);
EMBEDDED_FILE(EngineProcess_swift);
EMBEDDED_FILE(Package_swift_txt);
EMBEDDED_FILE(TinyEngine_swift);
EMBEDDED_FILE(gitignore);
EMBEDDED_FILE(words_vocabulary_yaml);
EMBEDDED_FILE(words_rules_yaml);
EMBEDDED_FILE(words_faults_yaml);
EMBEDDED_FILE(words_monitors_yaml);
EMBEDDED_FILE(words_event_yaml);
EMBEDDED_FILE(words_one_at_a_time_yaml);
EMBEDDED_FILE(words_holds_yaml);
EMBEDDED_FILE(words_engine_py);
EMBEDDED_FILE(words_README_md);
EMBEDDED_FILE(words_vscode_settings_json);
EMBEDDED_FILE(stub_engine_py);
EMBEDDED_FILE(stub_engine_mjs);
EMBEDDED_FILE(stub_StubProcess_swift);
EMBEDDED_FILE(typescript_engine_ts);
EMBEDDED_FILE(typescript_tiny_engine_ts);
EMBEDDED_FILE(typescript_package_json);
EMBEDDED_FILE(typescript_tsconfig_json);
EMBEDDED_FILE(java_EngineProcess_java);
EMBEDDED_FILE(java_TinyEngine_java);
EMBEDDED_FILE(java_Json_java);
EMBEDDED_FILE(java_build_gradle);
EMBEDDED_FILE(kotlin_EngineProcess_kt);
EMBEDDED_FILE(kotlin_TinyEngine_kt);
EMBEDDED_FILE(kotlin_Json_kt);
EMBEDDED_FILE(kotlin_build_gradle_kts);
EMBEDDED_FILE(cpp_engine_cpp);
EMBEDDED_FILE(cpp_tiny_engine_hpp);
EMBEDDED_FILE(cpp_json_hpp);
EMBEDDED_FILE(cpp_CMakeLists_txt);
EMBEDDED_FILE(stub_engine_ts);
EMBEDDED_FILE(stub_EngineProcess_java);
EMBEDDED_FILE(stub_EngineProcess_kt);
EMBEDDED_FILE(stub_engine_cpp);

#endif
