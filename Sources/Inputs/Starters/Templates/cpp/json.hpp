// Reads and writes JSON, because the standard library does not. If your project has a library for it,
// use that.

#pragma once

#include <concepts>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

/// A value. One of another type than the one that is asked for throws `std::bad_variant_access`.
class Json {
 public:
  using List = std::vector<Json>;
  /// The members, in their order.
  using Object = std::vector<std::pair<std::string, Json>>;

  Json() : value_(nullptr) {}
  Json(std::same_as<bool> auto value) : value_(value) {}
  Json(std::integral auto value) requires(!std::same_as<decltype(value), bool>)
      : value_(static_cast<std::int64_t>(value)) {}
  Json(double value) : value_(value) {}
  Json(std::string value) : value_(std::move(value)) {}
  Json(const char* value) : value_(std::string(value)) {}
  Json(List value) : value_(std::move(value)) {}
  Json(Object value) : value_(std::move(value)) {}

  const std::string& text() const { return std::get<std::string>(value_); }
  std::int64_t number() const { return std::get<std::int64_t>(value_); }
  const List& list() const { return std::get<List>(value_); }
  const Object& members() const { return std::get<Object>(value_); }

  /// A member of an object; `nullptr` if there is none.
  const Json* find(std::string_view key) const {
    for (const auto& [name, value] : members()) {
      if (name == key) return &value;
    }
    return nullptr;
  }

  bool has(std::string_view key) const { return find(key) != nullptr; }

  /// A member of an object. If there is none, a `std::out_of_range` names it.
  const Json& operator[](std::string_view key) const {
    if (const Json* found = find(key)) return *found;
    throw std::out_of_range("there is no member " + std::string(key));
  }

  /// Reads a text. If it is not JSON, a `std::invalid_argument` says where.
  static Json parse(std::string_view text);

  /// Writes the value on one line.
  std::string line() const {
    std::string out;
    write(out);
    return out;
  }

 private:
  void write(std::string& out) const {
    if (const auto* text = std::get_if<std::string>(&value_)) {
      quote(*text, out);
    } else if (const auto* list = std::get_if<List>(&value_)) {
      out += '[';
      for (const auto& element : *list) {
        if (&element != &list->front()) out += ',';
        element.write(out);
      }
      out += ']';
    } else if (const auto* object = std::get_if<Object>(&value_)) {
      out += '{';
      for (const auto& member : *object) {
        if (&member != &object->front()) out += ',';
        quote(member.first, out);
        out += ':';
        member.second.write(out);
      }
      out += '}';
    } else if (const auto* whole = std::get_if<std::int64_t>(&value_)) {
      out += std::to_string(*whole);
    } else if (const auto* number = std::get_if<double>(&value_)) {
      out += formatted("%.17g", *number);
    } else if (const auto* truth = std::get_if<bool>(&value_)) {
      out += *truth ? "true" : "false";
    } else {
      out += "null";
    }
  }

  /// Only quotes, backslashes and control characters are escaped: the rest is UTF-8.
  static void quote(std::string_view text, std::string& out) {
    out += '"';
    for (const char byte : text) {
      if (byte == '"' || byte == '\\') {
        (out += '\\') += byte;
      } else if (static_cast<unsigned char>(byte) < ' ') {
        out += formatted("\\u%04x", byte);
      } else {
        out += byte;
      }
    }
    out += '"';
  }

  static std::string formatted(const char* format, auto value) {
    char text[32];
    std::snprintf(text, sizeof text, format, value);
    return text;
  }

  std::variant<std::nullptr_t, bool, std::int64_t, double, std::string, List, Object> value_;
};

/// Reads a text from its beginning to its end.
class JsonReader {
 public:
  explicit JsonReader(std::string_view text) : text_(text) {}

  Json document() {
    Json value = this->value();
    skip_space();
    if (position_ != text_.size()) fail();
    return value;
  }

 private:
  [[noreturn]] void fail() const {
    throw std::invalid_argument(
        "unexpected character at " + std::to_string(position_) + " of " + std::string(text_));
  }

  void skip_space() {
    while (position_ < text_.size() && is_one_of(" \t\r\n")) ++position_;
  }

  bool is_one_of(std::string_view characters) const {
    return characters.find(text_[position_]) != std::string_view::npos;
  }

  bool skip(std::string_view expected) {
    skip_space();
    const bool is_there = text_.substr(position_).starts_with(expected);
    if (is_there) position_ += expected.size();
    return is_there;
  }

  void expect(std::string_view expected) {
    if (!skip(expected)) fail();
  }

  Json value() {
    if (skip("{")) return members();
    if (skip("[")) return elements();
    if (skip("\"")) return string();
    if (skip("true")) return true;
    if (skip("false")) return false;
    if (skip("null")) return Json();
    return number();
  }

  Json members() {
    Json::Object members;
    if (skip("}")) return members;
    do {
      expect("\"");
      std::string key = string();
      expect(":");
      members.emplace_back(std::move(key), value());
    } while (skip(","));
    expect("}");
    return members;
  }

  Json elements() {
    Json::List elements;
    if (skip("]")) return elements;
    do {
      elements.push_back(value());
    } while (skip(","));
    expect("]");
    return elements;
  }

  /// The rest of a string, after its first quote.
  std::string string() {
    std::string out;
    while (true) {
      const char byte = next();
      if (byte == '"') return out;
      if (byte == '\\') {
        append_escaped(next(), out);
      } else {
        out += byte;
      }
    }
  }

  char next() {
    if (position_ == text_.size()) fail();
    return text_[position_++];
  }

  void append_escaped(char byte, std::string& out) {
    switch (byte) {
      case 'b': out += '\b'; break;
      case 'f': out += '\f'; break;
      case 'n': out += '\n'; break;
      case 'r': out += '\r'; break;
      case 't': out += '\t'; break;
      case 'u': append_utf8(code_point(), out); break;
      default: out += byte;
    }
  }

  /// The character of one `\u….`, or of two that are a surrogate pair.
  std::uint32_t code_point() {
    const std::uint32_t high = unit();
    if (high < 0xD800 || high > 0xDBFF || !skip("\\u")) return high;
    return 0x10000 + ((high - 0xD800) << 10) + (unit() - 0xDC00);
  }

  std::uint32_t unit() {
    std::string digits;
    for (int digit = 0; digit < 4; ++digit) digits += next();
    return static_cast<std::uint32_t>(std::strtoul(digits.c_str(), nullptr, 16));
  }

  static void append_utf8(std::uint32_t point, std::string& out) {
    if (point < 0x80) {
      out += static_cast<char>(point);
      return;
    }
    const int more = point < 0x800 ? 1 : point < 0x10000 ? 2 : 3;
    const std::uint32_t lead = more == 1 ? 0xC0 : more == 2 ? 0xE0 : 0xF0;
    out += static_cast<char>(lead | (point >> (6 * more)));
    for (int left = more - 1; left >= 0; --left) {
      out += static_cast<char>(0x80 | ((point >> (6 * left)) & 0x3F));
    }
  }

  /// A whole number is an `int64_t`, and any other a `double`.
  Json number() {
    const std::size_t start = position_;
    while (position_ < text_.size() && is_one_of("+-.eE0123456789")) ++position_;
    const std::string digits(text_.substr(start, position_ - start));
    if (digits.empty()) fail();
    if (digits.find_first_of(".eE") != std::string::npos) return std::strtod(digits.c_str(), nullptr);
    return std::strtoll(digits.c_str(), nullptr, 10);
  }

  std::string_view text_;
  std::size_t position_ = 0;
};

inline Json Json::parse(std::string_view text) { return JsonReader(text).document(); }
