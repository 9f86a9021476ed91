#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
#
# Tests the completions of bash, zsh and fish themselves: `Scripts/completion.sh PROGRAM`, PROGRAM being the built
# command. A shell that is not installed is skipped with a message. The manual is checked too, if mandoc is
# installed. The script installs nothing.
set -euo pipefail

if (($# != 1)) || [[ ! -x $1 ]]; then
  echo 'Usage: Scripts/completion.sh PROGRAM, the path of the built command' >&2
  exit 64
fi
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
name=$(basename -- "$1") # The scripts complete this name, so it must be the program's own.
cp -- "$(readlink -f -- "$1")" "$work/$name"
PATH=$work:$PATH
failed=0

# Compares the completions of a shell, one per line, with the expected ones: `compare SHELL TYPED EXPECTED`.
compare() {
  local offered
  offered=$(LC_ALL=C sort -u | tr '\n' ' ')
  [[ " $offered" == *" $3 "* ]] && return
  printf '%s: "%s" offers "%s", which lacks "%s"\n' "$1" "$2" "${offered% }" "$3" >&2
  return 1
}

# The words typed after the name of the program, and a completion that must be offered.
table=(
  'comp|completion'
  'hel|help'
  '--vers|--version'
  'completion |bash'
  'completion |fish'
  'completion f|fish'
  'help comp|completion'
  'help --m|--man'
  '--color |always'
  '--color ne|never'
  '--color never hel|help'
  'pl|play'
  'play button/clic|button/click'
  'play button/click --on|--only'
  'play button/click --only hi|hit-test'
  'explain outside-|outside-ancestor'
  'audit --disable target-too-s|target-too-small'
  'audit --fail-on wa|warning'
  'list --na|--names'
)

# Prints bash's completions of the words.
# shellcheck disable=SC2317 # It is called by a computed name.
ask_bash() {
  # The words are split as bash itself does it.
  # shellcheck disable=SC2016
  bash --noprofile --norc -c '
    source <("$0" completion bash)
    complete -p "$0" >/dev/null
    read -r -a COMP_WORDS <<<"$0 $1"
    [[ $1 == *" " ]] && COMP_WORDS+=("")
    COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
    "_${0//-/_}"
    printf "%s\n" "${COMPREPLY[@]}"
  ' "$name" "$1"
}

# Prints zsh's completions of the words.
# shellcheck disable=SC2317 # It is called by a computed name.
ask_zsh() {
  # zsh runs in a simulated terminal. The completions are captured where zsh adds them, in an array whose name does
  # not clash with the caller's names.
  # shellcheck disable=SC2016
  zsh -f -c '
    zmodload zsh/zpty
    zpty shell zsh -f -i
    zpty -w shell "PS1=; autoload -Uz compinit; compinit -u -D; zstyle \":completion:*\" verbose no"
    zpty -w shell "compadd() {
      local -a caught
      if [[ \${@[1,(i)(-|--)]} == *-(O|A|D)* ]]; then builtin compadd \"\$@\"; return; fi
      builtin compadd -O caught \"\$@\"
      print -rl -- \$caught >>'"$work"'/offered
      builtin compadd \"\$@\"
    }"
    zpty -w shell "source <($1 completion zsh)"
    zpty -w shell "print rea""dy"
    zpty -r -m shell line "*ready*"
    zpty -n -w shell "$1 $2"$'"'\\t'"'
    for try in {1..30}; do
      sleep 0.1
      [[ -s '"$work"'/offered ]] && break
    done
    sleep 0.1
    zpty -d shell
  ' zsh "$name" "$1" >/dev/null 2>&1 || true
  cat "$work/offered" 2>/dev/null || true
  rm -f "$work/offered"
}

# Prints fish's completions of the words.
# shellcheck disable=SC2317 # It is called by a computed name.
ask_fish() {
  # shellcheck disable=SC2016
  HOME=$work fish --no-config -c '
    $argv[1] completion fish | source
    complete -C "$argv[1] $argv[2]"
  ' "$name" "$1" | cut -f 1
}

for shell in bash zsh fish; do
  if ! command -v "$shell" >/dev/null; then
    echo "$shell is not installed: its completion is not checked."
    continue
  fi
  "$name" completion "$shell" >"$work/script"
  "$shell" -n "$work/script" || failed=1
  for row in "${table[@]}"; do
    "ask_$shell" "${row%|*}" | compare "$shell" "${row%|*}" "${row#*|}" || failed=1
  done
done

if command -v mandoc >/dev/null; then
  "$name" help --man >"$work/page.1"
  mandoc -T lint -W style "$work/page.1" >&2 || failed=1
else
  echo 'mandoc is not installed: the manual is not checked.'
fi
exit "$failed"
