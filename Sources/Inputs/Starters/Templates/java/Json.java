// Reads and writes JSON, because the JDK does not. If your project has a library for it, use that.

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A value that was read: `null`, a Boolean, a Long, a Double, a String, a list or an object.
 *
 * <p>A value of another type than the one that is asked for is a ClassCastException.
 */
record Json(Object value) {
  String text() {
    return (String) value;
  }

  long number() {
    return (Long) value;
  }

  @SuppressWarnings("unchecked")
  List<Json> list() {
    return (List<Json>) value;
  }

  @SuppressWarnings("unchecked")
  Map<String, Json> members() {
    return (Map<String, Json>) value;
  }

  boolean has(String key) {
    return members().containsKey(key);
  }

  /** A member of an object. If there is none, an IllegalArgumentException names it. */
  Json get(String key) {
    var member = members().get(key);
    if (member == null) throw new IllegalArgumentException("there is no member " + key);
    return member;
  }

  /** Reads a text. If it is not JSON, an IllegalArgumentException says where. */
  static Json parse(String text) {
    var reader = new Reader(text);
    var value = reader.value();
    if (reader.next() != Reader.END) throw reader.unexpected();
    return value;
  }

  /** Makes an object to be written, of keys and values by turns. */
  static Map<String, Object> object(Object... keysAndValues) {
    var object = new LinkedHashMap<String, Object>();
    for (int index = 0; index < keysAndValues.length; index += 2) {
      object.put((String) keysAndValues[index], keysAndValues[index + 1]);
    }
    return object;
  }

  /** Writes maps, lists, texts, numbers, Booleans, `null`, and values that were read. */
  static String text(Object value) {
    var out = new StringBuilder();
    write(value, out);
    return out.toString();
  }

  private static void write(Object value, StringBuilder out) {
    if (value instanceof Json json) {
      write(json.value, out);
    } else if (value instanceof Map<?, ?> map) {
      var separator = "{";
      for (var entry : map.entrySet()) {
        out.append(separator);
        write(entry.getKey(), out);
        out.append(':');
        write(entry.getValue(), out);
        separator = ",";
      }
      out.append(map.isEmpty() ? "{}" : "}");
    } else if (value instanceof Iterable<?> list) {
      var separator = "";
      out.append('[');
      for (var element : list) {
        out.append(separator);
        write(element, out);
        separator = ",";
      }
      out.append(']');
    } else if (value instanceof String text) {
      quote(text, out);
    } else {
      out.append(value);
    }
  }

  private static void quote(String text, StringBuilder out) {
    out.append('"');
    for (char unit : text.toCharArray()) {
      if (unit == '"' || unit == '\\') {
        out.append('\\').append(unit);
      } else if (unit < ' ') {
        out.append(String.format("\\u%04x", (int) unit));
      } else {
        out.append(unit);
      }
    }
    out.append('"');
  }

  /** Reads a text from its beginning to its end. */
  private static final class Reader {
    static final char END = '\0';
    private final String text;
    private int position = 0;

    Reader(String text) {
      this.text = text;
    }

    IllegalArgumentException unexpected() {
      return new IllegalArgumentException("unexpected character at " + position + " of " + text);
    }

    /** The next character that is not white space; `END` if there is none. */
    char next() {
      while (position < text.length() && " \t\r\n".indexOf(text.charAt(position)) >= 0) position++;
      return position < text.length() ? text.charAt(position) : END;
    }

    private boolean skip(String expected) {
      next();
      var isThere = text.startsWith(expected, position);
      if (isThere) position += expected.length();
      return isThere;
    }

    private void expect(String expected) {
      if (!skip(expected)) throw unexpected();
    }

    Json value() {
      return switch (next()) {
        case '{' -> new Json(members());
        case '[' -> new Json(elements());
        case '"' -> new Json(string());
        default -> {
          if (skip("true")) yield new Json(true);
          if (skip("false")) yield new Json(false);
          if (skip("null")) yield new Json(null);
          yield new Json(number());
        }
      };
    }

    private Map<String, Json> members() {
      var members = new LinkedHashMap<String, Json>();
      expect("{");
      if (skip("}")) return members;
      do {
        next();
        var key = string();
        expect(":");
        members.put(key, value());
      } while (skip(","));
      expect("}");
      return members;
    }

    private List<Json> elements() {
      var elements = new ArrayList<Json>();
      expect("[");
      if (skip("]")) return elements;
      do elements.add(value()); while (skip(","));
      expect("]");
      return elements;
    }

    private String string() {
      expect("\"");
      var string = new StringBuilder();
      while (true) {
        char unit = character();
        if (unit == '"') return string.toString();
        string.append(unit == '\\' ? escaped() : unit);
      }
    }

    private char character() {
      if (position == text.length()) throw unexpected();
      return text.charAt(position++);
    }

    private char escaped() {
      char unit = character();
      return switch (unit) {
        case 'b' -> '\b';
        case 'f' -> '\f';
        case 'n' -> '\n';
        case 'r' -> '\r';
        case 't' -> '\t';
        case 'u' -> {
          if (position + 4 > text.length()) throw unexpected();
          position += 4;
          yield (char) Integer.parseInt(text.substring(position - 4, position), 16);
        }
        default -> unit;
      };
    }

    /** A whole number is a Long, and any other a Double. */
    private Number number() {
      int start = position;
      while (position < text.length() && "+-.eE0123456789".indexOf(text.charAt(position)) >= 0) {
        position++;
      }
      var digits = text.substring(start, position);
      if (digits.isEmpty()) throw unexpected();
      return digits.matches("-?\\d+") ? (Number) Long.valueOf(digits) : Double.valueOf(digits);
    }
  }
}
