"""Mistakes that a script can make in a program: replacements for places in a source file.

Places are found with tree-sitter, for Python and for JavaScript with the same operators. A mutant has an id that
does not change when other functions do: the function, the operator, and the number of that operator's place in the
function.
"""

import re
from collections import Counter
from dataclasses import dataclass

import tree_sitter
import tree_sitter_javascript
import tree_sitter_python

LANGUAGES = {
    ".py": tree_sitter.Language(tree_sitter_python.language()),
    ".mjs": tree_sitter.Language(tree_sitter_javascript.language()),
}

COMPARISONS = {
    "<": ["<=", ">="], "<=": ["<", ">"], ">": [">=", "<="], ">=": [">", "<"],
    "==": ["!="], "!=": ["=="], "===": ["!=="], "!==": ["==="],
    "in": ["not in"], "not in": ["in"], "is": ["is not"], "is not": ["is"],
}
LOGIC = {"and": "or", "or": "and", "&&": "||", "||": "&&", "??": "&&"}
ARITHMETIC = {"+": "-", "-": "+", "*": "/", "/": "*", "+=": "-=", "-=": "+="}
# Opposites: first and last, all and any, and where an element is added.
CALLS = {
    "append": "extend", "push": "unshift", "pop": "shift", "unshift": "push", "shift": "pop",
    "all": "any", "any": "all", "min": "max", "max": "min", "every": "some", "some": "every",
    "find": "findLast", "findLast": "find", "findIndex": "findLastIndex", "findLastIndex": "findIndex",
    "reversed": "list", "sorted": "list", "toReversed": "slice", "add": "discard",
}
FUNCTIONS = {
    "function_definition", "function_declaration", "method_definition", "class_definition", "class_declaration",
}
DELETED = {"expression_statement", "augmented_assignment", "delete_statement", "raise_statement", "throw_statement"}

# The section of an engine that reads patterns, up to the next heading. Engines in other languages leave that to a
# library: it is no rule of delivery, and tests of its own compare it with RegExp.
LEFT_OUT = re.compile("^// ── Patterns .*?(?=^// ── )".encode(), re.DOTALL | re.MULTILINE)


@dataclass(frozen=True)
class Mutant:
    """A place in a file, and its replacement."""

    id: str
    start: int
    end: int
    text: bytes
    line: int

    def applied(self, source: bytes) -> bytes:
        return source[: self.start] + self.text + source[self.end :]


def mutants(source: bytes, suffix: str) -> list[Mutant]:
    """All mutants of a file, in the order of their places."""
    tree = tree_sitter.Parser(LANGUAGES[suffix]).parse(source)
    left_out = [range(*match.span()) for match in LEFT_OUT.finditer(source)]
    counts: Counter = Counter()
    found = []

    def visit(node, scope):
        if any(node.start_byte in section for section in left_out):
            return
        if node.type in FUNCTIONS:
            name = node.child_by_field_name("name")
            if name is not None:
                scope = f"{scope}.{name.text.decode()}" if scope else name.text.decode()
        for operator, start, end, text in changes(node, suffix):
            key = f"{scope or 'module'}/{operator}"
            counts[key] += 1
            mutant = Mutant(f"{key}-{counts[key]}", start, end, text.encode(), node.start_point[0] + 1)
            if parses(mutant.applied(source), suffix):
                found.append(mutant)
        for child in node.children:
            visit(child, scope)

    visit(tree.root_node, "")
    return found


def parses(source: bytes, suffix: str) -> bool:
    """Tells whether it is still a valid program."""
    if suffix == ".py":
        try:
            compile(source, "mutant", "exec")
            return True
        except SyntaxError:
            return False
    return not tree_sitter.Parser(LANGUAGES[suffix]).parse(source).root_node.has_error


def changes(node, suffix):
    """Yields the replacements of a node: operator, start, end, text."""
    python = suffix == ".py"
    text = node.text.decode()
    kind = node.type

    if kind in ("comparison_operator", "binary_expression", "boolean_operator", "binary_operator",
                "augmented_assignment", "augmented_assignment_expression"):
        for child in node.children:
            word = child.text.decode()
            if child.is_named and child.type not in ("not in", "is not"):
                continue
            for other in COMPARISONS.get(word, []):
                yield "comparison", child.start_byte, child.end_byte, other
            if word in LOGIC:
                yield "logic", child.start_byte, child.end_byte, LOGIC[word]
            if word in ARITHMETIC and kind != "comparison_operator" and not is_text(node):
                yield "arithmetic", child.start_byte, child.end_byte, ARITHMETIC[word]
        # Keeps only one half.
        if kind in ("boolean_operator", "binary_expression") and any(c.text.decode() in LOGIC for c in node.children):
            for half in ("left", "right"):
                part = node.child_by_field_name(half)
                yield "half", node.start_byte, node.end_byte, part.text.decode()

    if kind == "not_operator" or (kind == "unary_expression" and text.startswith("!")):
        yield "negation", node.start_byte, node.end_byte, node.child_by_field_name("argument").text.decode()

    if kind in ("integer", "number") and text.isdigit():
        yield "constant", node.start_byte, node.end_byte, str(int(text) + 1)
        if text != "0":
            yield "constant", node.start_byte, node.end_byte, str(int(text) - 1)
    if kind in ("true", "false"):
        yield "constant", node.start_byte, node.end_byte, {
            "True": "False", "False": "True", "true": "false", "false": "true"}[text]

    if kind in ("if_statement", "elif_clause", "conditional_expression", "ternary_expression", "while_statement"):
        condition = node.child_by_field_name("condition")
        if condition is None and kind == "conditional_expression" and len(node.named_children) == 3:
            condition = node.named_children[1]
        if condition is not None and kind != "while_statement":
            for value in ("True", "False") if python else ("(true)", "(false)"):
                yield "condition", condition.start_byte, condition.end_byte, value

    if kind in DELETED and not (node.children and node.children[0].type in ("string", "await")):
        yield "statement", node.start_byte, node.end_byte, "pass" if python else ";"
    if kind == "return_statement" and node.named_children:
        yield "return", node.start_byte, node.end_byte, "return None" if python else "return undefined;"
    if kind in ("break_statement", "continue_statement"):
        other = "continue" if kind.startswith("break") else "break"
        yield "loop", node.start_byte, node.end_byte, other + ("" if python else ";")

    if kind in ("call", "call_expression"):
        function = node.child_by_field_name("function")
        name = function
        for field in ("attribute", "property"):
            name = function.child_by_field_name(field) or name
        other = CALLS.get(name.text.decode())
        if name.text == b"append":
            arguments = node.child_by_field_name("arguments").text.decode()
            yield "order", name.start_byte, node.end_byte, f"insert(0, {arguments[1:]}"
        elif name.text == b"pop" and python and node.child_by_field_name("arguments").text == b"()":
            yield "order", name.start_byte, node.end_byte, "pop(0)"
        elif other and not (python and other in ("shift", "extend")):
            yield "order", name.start_byte, name.end_byte, other

    if kind in ("pair", "spread_element", "shorthand_property_identifier") and node.parent.type in ("object", "array"):
        # Leaves out members of a new state.
        after = node.next_sibling
        end = after.end_byte if after is not None and after.text == b"," else node.end_byte
        yield "member", node.start_byte, end, ""

    if kind in ("subscript", "subscript_expression"):
        index = node.child_by_field_name("subscript") or node.child_by_field_name("index")
        if index is not None and index.text in (b"0", b"-1"):
            yield "order", index.start_byte, index.end_byte, "-1" if index.text == b"0" else "0"


def is_text(node) -> bool:
    return any(child.type in ("string", "template_string", "concatenated_string") for child in node.children)
