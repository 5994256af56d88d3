"""Writes the manual page of iamspec from the tool's description of its command line.

    iamspec --experimental-dump-help | manual.py VERSION > iamspec.1
"""

import json
import re
import sys


def escaped(text):
    """Text for man, with backslashes escaped, and lines that man would read as requests."""
    text = text.replace("\\", r"\e").replace("-", r"\-")
    return re.sub(r"^([.'])", r"\\&\1", text, flags=re.MULTILINE)


def names(argument):
    words = [
        {"short": "-", "long": "--", "longWithSingleDash": "-"}[name["kind"]] + name["name"]
        for name in argument.get("names", [])
    ]
    text = ", ".join(rf"\fB{escaped(word)}\fR" for word in words)
    if argument["kind"] == "flag":
        return text
    value = rf"\fI{escaped(argument.get('valueName', 'value'))}\fR"
    return f"{text} {value}" if words else value


def shown(items):
    return [item for item in items or [] if item.get("shouldDisplay", True)]


def options(command):
    for argument in shown(command.get("arguments")):
        yield ".TP"
        yield names(argument)
        text = " ".join(argument.get(part, "") for part in ("abstract", "discussion")).strip()
        default = argument.get("defaultValue")
        if default and default not in text:
            text += f" (default: {default})"
        yield escaped(text) or r"\&"


def discussion(text):
    """Paragraphs, with the headings that are in capitals and the lines below them as they are."""
    for block in text.split("\n\n"):
        lines = block.split("\n")
        if re.fullmatch(r"[A-Z ]+", lines[0]):
            yield ".PP"
            yield rf"\fB{escaped(lines[0].capitalize())}\fR"
            lines = lines[1:]
        else:
            yield ".PP"
        literal = any(line.startswith(" ") for line in lines)
        if literal:
            yield ".nf"
        yield escaped("\n".join(lines))
        if literal:
            yield ".fi"


def subcommands(command, path):
    for sub in shown(command.get("subcommands")):
        if sub["commandName"] == "help":
            continue
        words = path + [sub["commandName"]]
        yield f".SS {escaped(' '.join(words))}"
        yield escaped(sub.get("abstract", ""))
        yield from discussion(sub["discussion"]) if sub.get("discussion") else ()
        yield from options(sub)
        yield from subcommands(sub, words)


def manual(command, version):
    name = command["commandName"]
    yield f'.TH {name.upper()} 1 "" "{name} {version}" "User commands"'
    yield ".SH NAME"
    yield escaped(name) + r" \- " + escaped(command["abstract"].rstrip("."))
    yield ".SH SYNOPSIS"
    yield rf"\fB{escaped(name)}\fR \fIcommand\fR [\fIoption\fR ...] [\fB\-\-\fR \fIengine\fR ...]"
    yield ".SH DESCRIPTION"
    yield from discussion(command["discussion"])
    yield ".SH COMMANDS"
    yield from subcommands(command, [name])
    if shown(command.get("arguments")):
        yield ".SH OPTIONS"
        yield from options(command)


def main():
    command = json.load(sys.stdin)["command"]
    print("\n".join(line for line in manual(command, sys.argv[1]) if line))


main()
