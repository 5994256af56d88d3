"""The conformance suite as a Bazel test, for Bazel 4 and later."""

def _iamspec_test(ctx):
    words = [ctx.executable.engine.short_path] + [
        ctx.expand_location(_in_runfiles(word), ctx.attr.data)
        for word in ctx.attr.engine_args
    ]
    launcher = ctx.actions.declare_file(ctx.label.name + ".sh")
    ctx.actions.write(launcher, is_executable = True, content = """\
#!/bin/sh
exec {iamspec} run "$@" -- {engine}
""".format(
        iamspec = _quoted("./" + ctx.executable.iamspec.short_path),
        engine = " ".join([_quoted(word) for word in ["./" + words[0]] + words[1:]]),
    ))
    files = ctx.runfiles(files = ctx.files.data + [ctx.executable.iamspec, ctx.executable.engine])
    for target in ctx.attr.data + [ctx.attr.iamspec, ctx.attr.engine]:
        files = files.merge(target[DefaultInfo].default_runfiles)
    return [DefaultInfo(executable = launcher, runfiles = files)]

def _in_runfiles(word):
    # In a rule, `location` is the path where the build creates a file, but the test runs in its
    # runfiles.
    return word.replace("$(location ", "$(rootpath ").replace("$(locations ", "$(rootpaths ")

def _quoted(word):
    return "'" + word.replace("'", "'\\''") + "'"

iamspec_test = rule(
    implementation = _iamspec_test,
    test = True,
    doc = "Runs the suite against an engine. `args` are options of `iamspec run`.",
    attrs = {
        "engine": attr.label(
            mandatory = True,
            executable = True,
            allow_files = True,
            cfg = "target",
            doc = "The engine's program: a target or an executable file.",
        ),
        "engine_args": attr.string_list(
            doc = "The arguments of the program; `$(location …)` is the path at which the test finds a file of `data`.",
        ),
        "data": attr.label_list(
            allow_files = True,
            doc = "What else the engine and the options need.",
        ),
        "iamspec": attr.label(
            default = ":iamspec",
            executable = True,
            allow_files = True,
            cfg = "target",
            doc = "The binary of iamspec; by default, the one beside this file.",
        ),
    },
)
