#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Adds the command `touch` to LLDB: which view of a stopped app gets a touch, and why yours does not.

    (lldb) command script import Debugger/touch.py
    (lldb) touch why "Buy"
    (lldb) touch why 187 595
    (lldb) touch audit

The app needs no package and no change: the debugger prints its views, and the program `touchstone` reads them.
Apps that use UIKit and programs that use Touchstone both work.
"""

import os
import shlex
import shutil
import subprocess

import lldb

USAGE = """Shows which view of the stopped app gets a touch, why yours does not, and how to fix it.

  touch why VIEW        whether VIEW gets a touch in its middle
  touch why X Y [VIEW]  which view gets the touch at a point of the screen, and why VIEW does not
  touch audit           the touch problems of the screen as it is
  touch dump            the views, as the debugger prints them

VIEW is a title, a text, an accessibility identifier, a class, or an address.
Options such as --all and --json go to `touchstone`; see `touchstone why --help`.

The program `touchstone` is found in PATH, or where the environment variable TOUCHSTONE says. In LLDB:

  script os.environ["TOUCHSTONE"] = "/path/to/touchstone"
"""

# What prints the views of all windows, for apps that use UIKit. Nothing of the app or of UIKit must be imported:
# the classes are found by their names.
OBJECTIVE_C = (
    '(id)[(id)[(id)[(Class)NSClassFromString(@"UIApplication") sharedApplication]'
    ' valueForKeyPath:@"windows.recursiveDescription"] componentsJoinedByString:@"\\n"]'
)

# The same for programs that use Touchstone.
SWIFT = """import TouchCore
{
  var text = ""
  var waiting = UIApplication.shared.windows.reversed().map { ($0 as UIView, 0) }
  while let (view, depth) = waiting.popLast() {
    text += String(repeating: "   | ", count: depth) + view.description + "\\n"
    waiting += view.subviews.reversed().map { ($0, depth + 1) }
  }
  return text
}()"""


class Failure(Exception):
    """What went wrong, and what to do about it."""


def stopped_frame(debugger):
    """The frame in which the app's code can be called."""
    process = debugger.GetSelectedTarget().GetProcess()
    if not process.IsValid() or process.GetState() == lldb.eStateExited:
        raise Failure("No app is running. Run or attach to one, and stop it while the screen shows the problem.")
    if process.GetState() != lldb.eStateStopped:
        raise Failure("The app is running. Stop it first: `process interrupt`, or the pause button of Xcode.")
    # Only the main thread may touch views.
    thread = next((one for one in process if one.GetIndexID() == 1), process.GetSelectedThread())
    return thread.GetSelectedFrame()


def views(debugger):
    """The views of all windows as text."""
    frame = stopped_frame(debugger)
    target = debugger.GetSelectedTarget()
    uses_uikit = any(module.file.basename in ("UIKit", "UIKitCore") for module in target.module_iter())
    options = lldb.SBExpressionOptions()
    options.SetIgnoreBreakpoints(True)
    options.SetUnwindOnError(True)
    options.SetTimeoutInMicroSeconds(20_000_000)
    options.SetLanguage(lldb.eLanguageTypeObjC if uses_uikit else lldb.eLanguageTypeSwift)
    value = frame.EvaluateExpression(OBJECTIVE_C if uses_uikit else SWIFT, options)
    text = value.GetObjectDescription() or ""
    if "<" in text:
        return text
    reason = value.GetError().GetCString() or text or "the app has no windows"
    if not uses_uikit:
        reason += "\nAn app without UIKit has to use Touchstone, and to be built with debug information."
    raise Failure("The debugger could not print the views: " + reason.strip())


def program():
    """Where `touchstone` is."""
    named = os.environ.get("TOUCHSTONE")
    found = shutil.which(named or "touchstone")
    if found:
        return found
    if named:
        raise Failure(f"TOUCHSTONE is {named}, where no program can be run.")
    raise Failure(
        "The program `touchstone` was not found in PATH. Build it in a checkout of Touchstone with\n"
        "`swift build -c release --product touchstone`, and tell LLDB where it is:\n"
        '  script os.environ["TOUCHSTONE"] = "/path/to/Touchstone/.build/release/touchstone"'
    )


def is_number(word):
    """Whether a word is a coordinate; an address is none."""
    try:
        float(word)
        return True
    except ValueError:
        return False


def options_of_question(words):
    """The options of `touchstone why` for the words after `why`."""
    plain = [word for word in words if not word.startswith("--")]
    options = [word for word in words if word.startswith("--")]
    for option in options:
        if option.split("=")[0] in ("--at", "--expect"):
            raise Failure(f"Leave out {option}: the point and the view stand alone, as in `touch why 187 595 \"Buy\"`.")
    if not plain:
        raise Failure("`touch why` needs a view or a point.\n\n" + USAGE)
    if is_number(plain[0].rstrip(",")) or "," in plain[0] and all(map(is_number, plain[0].split(","))):
        numbers = plain[0].rstrip(",").split(",")
        rest = plain[1:]
        if len(numbers) == 1:
            if not rest or not is_number(rest[0]):
                raise Failure("A point has two numbers: `touch why 187 595`.")
            numbers.append(rest.pop(0))
        # A point left of the screen begins like an option.
        options = ["--at=" + ",".join(numbers)] + options
        plain = rest
    if len(plain) > 1:
        raise Failure(f"`touch why` takes one view. Put quotes around a text with blanks: \"{' '.join(plain)}\".")
    return (["--expect=" + plain[0]] if plain else []) + options


def answer(debugger, words):
    """What the command prints."""
    if not words or words[0] in ("help", "--help", "-h"):
        return USAGE
    question, rest = words[0], words[1:]
    if question == "dump":
        return views(debugger)
    if question == "why":
        arguments = ["why", "-"] + options_of_question(rest)
    elif question == "audit":
        arguments = ["audit", "-"] + rest
    else:
        raise Failure(f"There is no `touch {question}`.\n\n" + USAGE)
    screen = views(debugger)
    run = subprocess.run(
        [program()] + arguments, input=screen, capture_output=True, encoding="utf-8", check=False
    )
    if run.returncode not in (0, 1) and not run.stdout:
        raise Failure(run.stderr.strip().removeprefix("touchstone: error: ") or f"touchstone ended with {run.returncode}.")
    return run.stdout + run.stderr


def touch(debugger, command, result, _):
    """The command."""
    try:
        words = shlex.split(command)
    except ValueError:
        result.SetError(f"A quote has no end in: {command}. Put double quotes around a text with an apostrophe.")
        return
    try:
        result.PutCString(answer(debugger, words).rstrip("\n"))
    except (Failure, OSError) as failure:
        result.SetError(str(failure))


def __lldb_init_module(debugger, _):
    touch.__doc__ = USAGE
    debugger.HandleCommand(f"command script add --overwrite --function {__name__}.touch touch")
