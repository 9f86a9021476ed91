# Completion of touchstone for bash: source <(touchstone completion bash)

# Offers the words on standard input that go on from what is typed.
_touchstone_words() {
  local word
  while IFS= read -r word; do
    [[ -n $word && $word == "$current"* ]] && COMPREPLY+=("$before$(printf %q "$word")")
  done
  return 0
}

# Offers folders, and files with one of the endings; any file if there is none.
_touchstone_files() {
  local word ending
  compopt -o filenames 2>/dev/null
  while IFS= read -r word; do
    if [[ $1 == / || $# -eq 0 ]]; then
      COMPREPLY+=("$before$word")
    elif [[ -d $word ]]; then
      COMPREPLY+=("$before$word")
    else
      for ending in "$@"; do [[ $word == *."$ending" ]] && COMPREPLY+=("$before$word") && break; done
    fi
  done < <(if [[ $1 == / ]]; then compgen -d -- "$current"; else compgen -f -- "$current"; fi)
  return 0
}

_touchstone() {
  local current=${COMP_WORDS[COMP_CWORD]} before='' path='' option='' places=0 ended=0 word i
  COMPREPLY=()
  for ((i = 1; i < COMP_CWORD; i++)); do
    word=${COMP_WORDS[i]}
    if [[ -n $option ]]; then
      [[ $word == = ]] || option=''
      continue
    fi
    case $ended$word in
      0--) ended=1 ;;
      0-*)
        case "$path $word" in
          ' --color' | '/why --at' | '/why --expect' | '/why --scene' | '/why --ios' | '/why --sources' | '/why --color' | '/map --scene' | '/map --ios' | '/map --svg' | '/map --color' | '/audit --fail-on' | '/audit --show' | '/audit --sources' | '/audit --disable' | '/audit --baseline' | '/audit --write-baseline' | '/audit --shard' | '/audit --part' | '/audit --sarif' | '/audit --html' | '/audit --in-build' | '/audit --color' | '/layout --device' | '/layout --scene' | '/layout --svg' | '/layout --color' | '/explain --color' | '/play --only' | '/play --tuning' | '/play --format' | '/play --report' | '/play --svg' | '/play --at' | '/play --png' | '/play --color' | '/run --only' | '/run --format' | '/run --mouse' | '/run --zoom' | '/run --color' | '/lab --port' | '/lab --address' | '/lab --color' | '/test --jobs' | '/test -j' | '/test --shard' | '/test --part' | '/test --junit' | '/test --color' | '/new --touchstone' | '/new --color' | '/demo --report' | '/demo --svg' | '/demo --at' | '/demo --color' | '/list --color' | '/replay --only' | '/replay --tuning' | '/replay --format' | '/replay --speed' | '/replay --orientation' | '/replay --calibration' | '/replay --device' | '/replay --description' | '/replay --report' | '/replay --svg' | '/replay --at' | '/replay --color' | '/info --description' | '/info --color' | '/convert --to' | '/convert --output' | '/convert -o' | '/convert --size' | '/convert --orientation' | '/convert --calibration' | '/convert --device' | '/convert --description' | '/convert --resample' | '/convert --tolerance' | '/convert --color' | '/record --output' | '/record -o' | '/record --for' | '/record --frames' | '/record --size' | '/record --orientation' | '/record --calibration' | '/record --device' | '/record --description' | '/record --color' | '/port --out' | '/port --touchstone' | '/port --color' | '/merge --sarif' | '/merge --junit' | '/merge --color' | '/mcp --color' | '/router --socket' | '/router --source' | '/router --display' | '/router --speed' | '/router --color' | '/router/apps --socket' | '/router/apps --color' | '/router/front --socket' | '/router/front --color' | '/router/foreground --socket' | '/router/foreground --color' | '/router/home --socket' | '/router/home --color' | '/router/status --socket' | '/router/status --color' | '/router/follow --contact' | '/router/follow --report' | '/router/follow --color' | '/completion --color' | '/version --color' | '/help --color') option=$word ;;
        esac
        ;;
      *)
        case "$places$path/$word" in
          '0/why' | '0/map' | '0/audit' | '0/layout' | '0/explain' | '0/play' | '0/run' | '0/lab' | '0/test' | '0/new' | '0/demo' | '0/list' | '0/replay' | '0/info' | '0/convert' | '0/record' | '0/port' | '0/merge' | '0/mcp' | '0/router' | '0/router/apps' | '0/router/front' | '0/router/foreground' | '0/router/home' | '0/router/status' | '0/router/follow' | '0/completion' | '0/version' | '0/help') path=$path/$word ;;
          *) places=$((places + 1)) ;;
        esac
        ;;
    esac
  done
  [[ $current == = && -n $option ]] && current=''
  if [[ -z $option && $ended == 0 && $current == --*=* ]]; then
    option=${current%%=*} before=${current%%=*}= current=${current#*=}
  fi
  if [[ -n $option ]]; then
    case "$path $option" in
      ' --color') _touchstone_words < <(printf '%s\n' 'auto' 'always' 'never') ;;
      '/why --at') : ;;
      '/why --expect') : ;;
      '/why --scene') : ;;
      '/why --ios') _touchstone_words < <(printf '%s\n' '17' '18' '26' '27') ;;
      '/why --sources') _touchstone_files / ;;
      '/why --color') _touchstone_words < <(printf '%s\n' 'auto' 'always' 'never') ;;
      '/map --scene') : ;;
      '/map --ios') _touchstone_words < <(printf '%s\n' '17' '18' '26' '27') ;;
      '/map --svg') _touchstone_files 'svg' ;;
      '/map --color') _touchstone_words < <(printf '%s\n' 'auto' 'always' 'never') ;;
      '/audit --fail-on') _touchstone_words < <(printf '%s\n' 'error' 'warning' 'note' 'never') ;;
      '/audit --show') _touchstone_words < <(printf '%s\n' 'error' 'warning' 'note') ;;
      '/audit --sources') _touchstone_files / ;;
      '/audit --disable') [[ $current == *,* ]] && before=$before${current%,*}, current=${current##*,}; _touchstone_words < <("${COMP_WORDS[0]}" 'explain' '--names' 2>/dev/null) ;;
      '/audit --baseline') _touchstone_files 'json' ;;
      '/audit --write-baseline') _touchstone_files 'json' ;;
      '/audit --shard') : ;;
      '/audit --part') _touchstone_files 'json' ;;
      '/audit --sarif') _touchstone_files 'sarif' ;;
      '/audit --html') _touchstone_files 'html' ;;
      '/audit --in-build') _touchstone_files 'swift' ;;
      '/audit --color') _touchstone_words < <(printf '%s\n' 'auto' 'always' 'never') ;;
      '/layout --device') [[ $current == *,* ]] && before=$before${current%,*}, current=${current##*,}; _touchstone_words < <(printf '%s\n' 'iphone-se' 'iphone-13-mini' 'iphone-16e' 'iphone-16' 'iphone-16-pro' 'iphone-16-pro-max' 'ipad-mini' 'ipad' 'ipad-pro-13') ;;
      '/layout --scene') : ;;
      '/layout --svg') _touchstone_files 'svg' ;;
      '/layout --color') _touchstone_words < <(printf '%s\n' 'auto' 'always' 'never') ;;
      '/explain --color') _touchstone_words < <(printf '%s\n' 'auto' 'always' 'never') ;;
      '/play --only') [[ $current == *,* ]] && before=$before${current%,*}, current=${current##*,}; _touchstone_words < <(printf '%s\n' 'input' 'hit-test' 'event' 'deliver' 'responder' 'timer' 'gesture' 'controls' 'animation' 'layout' 'scroll' 'port' 'interact' 'system' 'log') ;;
      '/play --tuning') _touchstone_words < <(printf '%s\n' 'uikit' 'ios17' 'ios26' 'articles') ;;
      '/play --format') _touchstone_words < <(printf '%s\n' 'text' 'json' 'log') ;;
      '/play --report') _touchstone_files 'html' ;;
      '/play --svg') _touchstone_files 'svg' ;;
      '/play --at') : ;;
      '/play --png') _touchstone_files 'png' ;;
      '/play --color') _touchstone_words < <(printf '%s\n' 'auto' 'always' 'never') ;;
      '/run --only') [[ $current == *,* ]] && before=$before${current%,*}, current=${current##*,}; _touchstone_words < <(printf '%s\n' 'input' 'hit-test' 'event' 'deliver' 'responder' 'timer' 'gesture' 'controls' 'animation' 'layout' 'scroll' 'port' 'interact' 'system' 'log') ;;
      '/run --format') _touchstone_words < <(printf '%s\n' 'text' 'json') ;;
      '/run --mouse') _touchstone_words < <(printf '%s\n' 'finger' 'pointer') ;;
      '/run --zoom') : ;;
      '/run --color') _touchstone_words < <(printf '%s\n' 'auto' 'always' 'never') ;;
      '/lab --port') : ;;
      '/lab --address') : ;;
      '/lab --color') _touchstone_words < <(printf '%s\n' 'auto' 'always' 'never') ;;
      '/test --jobs' | '/test -j') : ;;
      '/test --shard') : ;;
      '/test --part') _touchstone_files 'json' ;;
      '/test --junit') _touchstone_files 'xml' ;;
      '/test --color') _touchstone_words < <(printf '%s\n' 'auto' 'always' 'never') ;;
      '/new --touchstone') _touchstone_files / ;;
      '/new --color') _touchstone_words < <(printf '%s\n' 'auto' 'always' 'never') ;;
      '/demo --report') _touchstone_files 'html' ;;
      '/demo --svg') _touchstone_files 'svg' ;;
      '/demo --at') : ;;
      '/demo --color') _touchstone_words < <(printf '%s\n' 'auto' 'always' 'never') ;;
      '/list --color') _touchstone_words < <(printf '%s\n' 'auto' 'always' 'never') ;;
      '/replay --only') [[ $current == *,* ]] && before=$before${current%,*}, current=${current##*,}; _touchstone_words < <(printf '%s\n' 'input' 'hit-test' 'event' 'deliver' 'responder' 'timer' 'gesture' 'controls' 'animation' 'layout' 'scroll' 'port' 'interact' 'system' 'log') ;;
      '/replay --tuning') _touchstone_words < <(printf '%s\n' 'uikit' 'ios17' 'ios26' 'articles') ;;
      '/replay --format') _touchstone_words < <(printf '%s\n' 'text' 'json' 'log') ;;
      '/replay --speed') : ;;
      '/replay --orientation') _touchstone_words < <(printf '%s\n' 'upright' 'clockwise' 'upsideDown' 'counterclockwise') ;;
      '/replay --calibration') : ;;
      '/replay --device') : ;;
      '/replay --description') _touchstone_files 'desc' 'evemu' ;;
      '/replay --report') _touchstone_files 'html' ;;
      '/replay --svg') _touchstone_files 'svg' ;;
      '/replay --at') : ;;
      '/replay --color') _touchstone_words < <(printf '%s\n' 'auto' 'always' 'never') ;;
      '/info --description') _touchstone_files 'desc' 'evemu' ;;
      '/info --color') _touchstone_words < <(printf '%s\n' 'auto' 'always' 'never') ;;
      '/convert --to') _touchstone_words < <(printf '%s\n' 'touchlog' 'script' 'swift') ;;
      '/convert --output' | '/convert -o') _touchstone_files 'touchlog' 'touch' 'swift' ;;
      '/convert --size') : ;;
      '/convert --orientation') _touchstone_words < <(printf '%s\n' 'upright' 'clockwise' 'upsideDown' 'counterclockwise') ;;
      '/convert --calibration') : ;;
      '/convert --device') : ;;
      '/convert --description') _touchstone_files 'desc' 'evemu' ;;
      '/convert --resample') : ;;
      '/convert --tolerance') : ;;
      '/convert --color') _touchstone_words < <(printf '%s\n' 'auto' 'always' 'never') ;;
      '/record --output' | '/record -o') _touchstone_files 'touchlog' ;;
      '/record --for') : ;;
      '/record --frames') : ;;
      '/record --size') : ;;
      '/record --orientation') _touchstone_words < <(printf '%s\n' 'upright' 'clockwise' 'upsideDown' 'counterclockwise') ;;
      '/record --calibration') : ;;
      '/record --device') : ;;
      '/record --description') _touchstone_files 'desc' 'evemu' ;;
      '/record --color') _touchstone_words < <(printf '%s\n' 'auto' 'always' 'never') ;;
      '/port --out') _touchstone_files / ;;
      '/port --touchstone') _touchstone_files / ;;
      '/port --color') _touchstone_words < <(printf '%s\n' 'auto' 'always' 'never') ;;
      '/merge --sarif') _touchstone_files 'sarif' ;;
      '/merge --junit') _touchstone_files 'xml' ;;
      '/merge --color') _touchstone_words < <(printf '%s\n' 'auto' 'always' 'never') ;;
      '/mcp --color') _touchstone_words < <(printf '%s\n' 'auto' 'always' 'never') ;;
      '/router --socket') _touchstone_files ;;
      '/router --source') : ;;
      '/router --display') : ;;
      '/router --speed') : ;;
      '/router --color') _touchstone_words < <(printf '%s\n' 'auto' 'always' 'never') ;;
      '/router/apps --socket') _touchstone_files ;;
      '/router/apps --color') _touchstone_words < <(printf '%s\n' 'auto' 'always' 'never') ;;
      '/router/front --socket') _touchstone_files ;;
      '/router/front --color') _touchstone_words < <(printf '%s\n' 'auto' 'always' 'never') ;;
      '/router/foreground --socket') _touchstone_files ;;
      '/router/foreground --color') _touchstone_words < <(printf '%s\n' 'auto' 'always' 'never') ;;
      '/router/home --socket') _touchstone_files ;;
      '/router/home --color') _touchstone_words < <(printf '%s\n' 'auto' 'always' 'never') ;;
      '/router/status --socket') _touchstone_files ;;
      '/router/status --color') _touchstone_words < <(printf '%s\n' 'auto' 'always' 'never') ;;
      '/router/follow --contact') : ;;
      '/router/follow --report') _touchstone_files 'html' ;;
      '/router/follow --color') _touchstone_words < <(printf '%s\n' 'auto' 'always' 'never') ;;
      '/completion --color') _touchstone_words < <(printf '%s\n' 'auto' 'always' 'never') ;;
      '/version --color') _touchstone_words < <(printf '%s\n' 'auto' 'always' 'never') ;;
      '/help --color') _touchstone_words < <(printf '%s\n' 'auto' 'always' 'never') ;;
    esac
  elif [[ $ended == 0 && $current == -* ]]; then
    case $path in
      '') _touchstone_words < <(printf '%s\n' '--color' '-h' '--help' '-V' '--version') ;;
      '/why') _touchstone_words < <(printf '%s\n' '--at' '--expect' '--scene' '--ios' '--sources' '--all' '--json' '--color' '-h' '--help') ;;
      '/map') _touchstone_words < <(printf '%s\n' '--scene' '--ios' '--all' '--json' '--svg' '--color' '-h' '--help') ;;
      '/audit') _touchstone_words < <(printf '%s\n' '--fail-on' '--show' '--remedies' '--sources' '--disable' '--baseline' '--write-baseline' '--shard' '--part' '--json' '--sarif' '--html' '--in-build' '--color' '-h' '--help') ;;
      '/layout') _touchstone_words < <(printf '%s\n' '--device' '--landscape' '--scene' '--stored' '--json' '--svg' '--color' '-h' '--help') ;;
      '/explain') _touchstone_words < <(printf '%s\n' '--names' '--json' '--color' '-h' '--help') ;;
      '/play') _touchstone_words < <(printf '%s\n' '--only' '--tuning' '--format' '--json' '--report' '--svg' '--at' '--png' '--color' '-h' '--help') ;;
      '/run') _touchstone_words < <(printf '%s\n' '--only' '--format' '--mouse' '--zoom' '--color' '-h' '--help') ;;
      '/lab') _touchstone_words < <(printf '%s\n' '--port' '--listen' '--address' '--no-open' '--color' '-h' '--help') ;;
      '/test') _touchstone_words < <(printf '%s\n' '-j' '--jobs' '--shard' '--part' '--record' '--junit' '--json' '--color' '-h' '--help') ;;
      '/new') _touchstone_words < <(printf '%s\n' '--touchstone' '--color' '-h' '--help') ;;
      '/demo') _touchstone_words < <(printf '%s\n' '--report' '--svg' '--at' '--json' '--color' '-h' '--help') ;;
      '/list') _touchstone_words < <(printf '%s\n' '--names' '--json' '--color' '-h' '--help') ;;
      '/replay') _touchstone_words < <(printf '%s\n' '--only' '--tuning' '--format' '--json' '--speed' '--orientation' '--calibration' '--device' '--description' '--report' '--svg' '--at' '--color' '-h' '--help') ;;
      '/info') _touchstone_words < <(printf '%s\n' '--description' '--json' '--color' '-h' '--help') ;;
      '/convert') _touchstone_words < <(printf '%s\n' '--to' '-o' '--output' '--size' '--orientation' '--calibration' '--device' '--description' '--resample' '--tolerance' '--color' '-h' '--help') ;;
      '/record') _touchstone_words < <(printf '%s\n' '-o' '--output' '--for' '--frames' '--size' '--orientation' '--calibration' '--device' '--description' '--grab' '--devices' '--color' '-h' '--help') ;;
      '/port') _touchstone_words < <(printf '%s\n' '--out' '--in-place' '--check' '--check-build' '--touchstone' '--source-locations' '--color' '-h' '--help') ;;
      '/merge') _touchstone_words < <(printf '%s\n' '--sarif' '--junit' '--json' '--color' '-h' '--help') ;;
      '/mcp') _touchstone_words < <(printf '%s\n' '--color' '-h' '--help') ;;
      '/router') _touchstone_words < <(printf '%s\n' '--socket' '--source' '--display' '--speed' '--wait' '--once' '--trace' '--json' '--color' '-h' '--help') ;;
      '/router/apps') _touchstone_words < <(printf '%s\n' '--socket' '--json' '--color' '-h' '--help') ;;
      '/router/front') _touchstone_words < <(printf '%s\n' '--socket' '--color' '-h' '--help') ;;
      '/router/foreground') _touchstone_words < <(printf '%s\n' '--socket' '--color' '-h' '--help') ;;
      '/router/home') _touchstone_words < <(printf '%s\n' '--socket' '--color' '-h' '--help') ;;
      '/router/status') _touchstone_words < <(printf '%s\n' '--socket' '--json' '--color' '-h' '--help') ;;
      '/router/follow') _touchstone_words < <(printf '%s\n' '--contact' '--json' '--report' '--color' '-h' '--help') ;;
      '/completion') _touchstone_words < <(printf '%s\n' '--json' '--color' '-h' '--help') ;;
      '/version') _touchstone_words < <(printf '%s\n' '--color' '-h' '--help') ;;
      '/help') _touchstone_words < <(printf '%s\n' '--man' '--json' '--color' '-h' '--help') ;;
    esac
  else
    case "$path $places" in
      ' 0') _touchstone_words < <(printf '%s\n' 'why' 'map' 'audit' 'layout' 'explain' 'play' 'run' 'lab' 'test' 'new' 'demo' 'list' 'replay' 'info' 'convert' 'record' 'port' 'merge' 'mcp' 'router' 'completion' 'version' 'help') ;;
      '/why 0') _touchstone_files 'txt' 'storyboard' 'xib' 'json' 'xml' ;;
      '/map 0') _touchstone_files 'txt' 'storyboard' 'xib' 'json' 'xml' ;;
      '/audit '*) _touchstone_files 'storyboard' 'xib' 'txt' 'json' 'xml' ;;
      '/layout '*) _touchstone_files 'storyboard' 'xib' ;;
      '/explain 0') _touchstone_words < <("${COMP_WORDS[0]}" 'explain' '--names' 2>/dev/null) ;;
      '/play 0') _touchstone_files 'scene.json5' 'touch'; _touchstone_words < <("${COMP_WORDS[0]}" 'list' '--names' 2>/dev/null) ;;
      '/play 1') _touchstone_files 'touch' ;;
      '/run 0') _touchstone_files 'scene.json5'; _touchstone_words < <("${COMP_WORDS[0]}" 'list' '--names' 2>/dev/null) ;;
      '/lab 0') _touchstone_files 'scene.json5' 'txt' 'storyboard' 'xib'; _touchstone_words < <("${COMP_WORDS[0]}" 'list' '--names' 2>/dev/null) ;;
      '/test '*) _touchstone_files / ;;
      '/new 0') : ;;
      '/list 0') : ;;
      '/replay 0') _touchstone_files 'scene.json5'; _touchstone_words < <("${COMP_WORDS[0]}" 'list' '--names' 2>/dev/null) ;;
      '/replay 1') _touchstone_files 'touchlog' 'evemu' 'events' 'yml' 'txt' ;;
      '/info 0') _touchstone_files 'touchlog' 'evemu' 'events' 'yml' 'txt' ;;
      '/convert 0') _touchstone_files 'touchlog' 'evemu' 'events' 'yml' 'txt' ;;
      '/record 0') _touchstone_files 'touchlog' 'evemu' 'events' 'yml' 'txt' ;;
      '/port '*) _touchstone_files 'swift' ;;
      '/merge '*) _touchstone_files 'json' ;;
      '/mcp '*) _touchstone_files / ;;
      '/router 0') _touchstone_words < <(printf '%s\n' 'apps' 'front' 'foreground' 'home' 'status' 'follow') ;;
      '/router/front 0') : ;;
      '/router/foreground 0') : ;;
      '/router/follow 0') _touchstone_files 'json' ;;
      '/router/follow 1') _touchstone_files 'json' ;;
      '/completion 0') _touchstone_words < <(printf '%s\n' 'bash' 'zsh' 'fish') ;;
      '/help '*) _touchstone_words < <(printf '%s\n' 'why' 'map' 'audit' 'layout' 'explain' 'play' 'run' 'lab' 'test' 'new' 'demo' 'list' 'replay' 'info' 'convert' 'record' 'port' 'merge' 'mcp' 'router' 'completion' 'version') ;;
    esac
  fi
  return 0
}

complete -F _touchstone touchstone
