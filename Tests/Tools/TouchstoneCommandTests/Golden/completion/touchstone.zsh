#compdef touchstone
# Completion of touchstone for zsh: source <(touchstone completion zsh), after compinit

# Offers what the program prints when it is called with the arguments.
_touchstone_printed() {
  local -a found
  found=("${(@f)$($program "$@" 2>/dev/null)}")
  found=(${found:#})
  compadd -a found
}

_touchstone() {
  local program=${(Q)words[1]}
  local curcontext=$curcontext context state state_descr line ret=1
  typeset -A opt_args
  _arguments -C -s -S \
    '--color=[When to use color]:WHEN:(auto always never)' \
    '(-h --help)'{-h,--help}'[Prints this help]' \
    '(-V --version)'{-V,--version}'[Prints the version]' \
    '1: :->verb' \
    '*:: :->below' && ret=0
  case $state in
    verb)
      local -a verbs=(
        'why:Shows which view gets a touch, why yours does not, and how to fix it'
        'map:Shows which view of a screen gets a touch where: the map of what can be hit'
        'audit:Finds touch problems in storyboards, xibs, dumps, scenes and source code'
        'layout:Lays out storyboards and xibs for the screen of a device'
        'explain:Explains a reason that `why` gives, or a rule that `audit` checks'
        'play:Plays a script in a scene, shows what happened, and checks what was expected'
        'run:Shows a scene in a window of the desktop, and prints what touches do'
        'lab:Shows a scene in a browser, where you touch it and see why'
        'test:Plays every scene and script in folders, and checks what was expected'
        'new:Makes a package with a control, a test and a scene'
        'demo:Shows one finger on two buttons: UIKit'\''s own, and one that lets go at its edge'
        'list:Lists the scenarios that can be played by name'
        'replay:Plays a recording of touches in a scene, and shows what happened'
        'info:Shows what a recording of touches contains: devices, contacts, frames and rates'
        'convert:Converts a recording of touches to a touchlog, a script or Swift'
        'record:Records what a device reports in a touchlog, as it happens'
        'port:Ports touch code for iOS, so that it compiles without Objective-C'
        'merge:Makes one report of the parts that several machines have written'
        'mcp:Serves why, map, audit, explain and play to agents, by the Model Context Protocol'
        'router:Passes the touches of a device to the application in front'
        'completion:Prints the script that completes this command in a shell'
        'version:Prints the version, as --version does'
        'help:Explains the program, or one verb'
      )
      _describe -t verbs verb verbs && ret=0
      ;;
    below)
      case ${line[1]} in
        why) _touchstone__why && ret=0 ;;
        map) _touchstone__map && ret=0 ;;
        audit) _touchstone__audit && ret=0 ;;
        layout) _touchstone__layout && ret=0 ;;
        explain) _touchstone__explain && ret=0 ;;
        play) _touchstone__play && ret=0 ;;
        run) _touchstone__run && ret=0 ;;
        lab) _touchstone__lab && ret=0 ;;
        test) _touchstone__test && ret=0 ;;
        new) _touchstone__new && ret=0 ;;
        demo) _touchstone__demo && ret=0 ;;
        list) _touchstone__list && ret=0 ;;
        replay) _touchstone__replay && ret=0 ;;
        info) _touchstone__info && ret=0 ;;
        convert) _touchstone__convert && ret=0 ;;
        record) _touchstone__record && ret=0 ;;
        port) _touchstone__port && ret=0 ;;
        merge) _touchstone__merge && ret=0 ;;
        mcp) _touchstone__mcp && ret=0 ;;
        router) _touchstone__router && ret=0 ;;
        completion) _touchstone__completion && ret=0 ;;
        version) _touchstone__version && ret=0 ;;
        help) _touchstone__help && ret=0 ;;
      esac
      ;;
  esac
  return ret
}

_touchstone__why() {
  local curcontext=$curcontext context state state_descr line ret=1
  typeset -A opt_args
  _arguments -C -s -S \
    '--at=[Where the finger comes down, in points of the screen]:X,Y: ' \
    '--expect=[The view that should get it]:VIEW: ' \
    '--scene=[The scene of a storyboard, counted from 0]:NUMBER: ' \
    '--ios=[The version of iOS, where versions differ; without it, the newest]:VERSION:(17 18 26 27)' \
    '*--sources=[The folder of the app'\''s code, which says what its classes override]:DIRECTORY:_files -/' \
    '--all[Shows every step of the way down, and the whole responder chain]' \
    '--json[Prints JSON instead of text]' \
    '--color=[When to use color]:WHEN:(auto always never)' \
    '(-h --help)'{-h,--help}'[Prints this help]' \
    '1:FILE:_files -g "*.(txt|storyboard|xib|json|xml)(-.)"' && ret=0
  return ret
}

_touchstone__map() {
  local curcontext=$curcontext context state state_descr line ret=1
  typeset -A opt_args
  _arguments -C -s -S \
    '--scene=[The scene of a storyboard, counted from 0]:NUMBER: ' \
    '--ios=[The version of iOS, where versions differ; without it, the newest]:VERSION:(17 18 26 27)' \
    '--all[Lists every view, however many there are]' \
    '--json[Prints JSON instead of text]' \
    '--svg=[Writes the map as a picture]:FILE:_files -g "*.(svg)(-.)"' \
    '--color=[When to use color]:WHEN:(auto always never)' \
    '(-h --help)'{-h,--help}'[Prints this help]' \
    '1:FILE:_files -g "*.(txt|storyboard|xib|json|xml)(-.)"' && ret=0
  return ret
}

_touchstone__audit() {
  local curcontext=$curcontext context state state_descr line ret=1
  typeset -A opt_args
  _arguments -C -s -S \
    '--fail-on=[Minimum severity that fails the run]:WORD:(error warning note never)' \
    '--show=[Minimum severity that is shown; by default warning, or what --fail-on says if that is less severe]:WORD:(error warning note)' \
    '--remedies[Shows below each finding how to fix it]' \
    '*--sources=[Reads the code in this folder, too; by default that of each FILE that is a folder]:DIRECTORY:_files -/' \
    '*--disable=[Turns a rule off]:RULE,…: _touchstone_printed explain --names' \
    '--baseline=[Known findings, which are only counted]:FILE:_files -g "*.(json)(-.)"' \
    '--write-baseline=[Writes all findings to a file of known ones]:FILE:_files -g "*.(json)(-.)"' \
    '--shard=[Audits only this part of all files, such as 2/8]:PART: ' \
    '--part=[Writes the results for `merge`, which makes one report of all parts]:FILE:_files -g "*.(json)(-.)"' \
    '--json[Prints JSON instead of text]' \
    '--sarif=[Writes SARIF 2.1.0, for code scanning services]:FILE:_files -g "*.(sarif)(-.)"' \
    '--html=[Writes a page that draws each screen with its findings]:FILE:_files -g "*.(html)(-.)"' \
    '--in-build=[Reports as a step of a build\: all as warnings, and writes this empty Swift source]:FILE:_files -g "*.(swift)(-.)"' \
    '--color=[When to use color]:WHEN:(auto always never)' \
    '(-h --help)'{-h,--help}'[Prints this help]' \
    '*:FILE:_files -g "*.(storyboard|xib|txt|json|xml)(-.)"' && ret=0
  return ret
}

_touchstone__layout() {
  local curcontext=$curcontext context state state_descr line ret=1
  typeset -A opt_args
  _arguments -C -s -S \
    '--device=[The devices whose screens are laid out]:WORD,…:_values -s , device iphone-se iphone-13-mini iphone-16e iphone-16 iphone-16-pro iphone-16-pro-max ipad-mini ipad ipad-pro-13' \
    '--landscape[Lays the devices on their side]' \
    '--scene=[The scene of a storyboard, counted from 0]:NUMBER: ' \
    '--stored[Lays each scene out as it was drawn, and lists the frames that differ from those in the file]' \
    '--json[Prints JSON instead of text]' \
    '--svg=[Draws the scene, the first one without --scene]:FILE:_files -g "*.(svg)(-.)"' \
    '--color=[When to use color]:WHEN:(auto always never)' \
    '(-h --help)'{-h,--help}'[Prints this help]' \
    '*:FILE:_files -g "*.(storyboard|xib)(-.)"' && ret=0
  return ret
}

_touchstone__explain() {
  local curcontext=$curcontext context state state_descr line ret=1
  typeset -A opt_args
  _arguments -C -s -S \
    '--names[Prints only the names, one per line]' \
    '--json[Prints JSON instead of text]' \
    '--color=[When to use color]:WHEN:(auto always never)' \
    '(-h --help)'{-h,--help}'[Prints this help]' \
    '1:NAME: _touchstone_printed explain --names' && ret=0
  return ret
}

_touchstone__play() {
  local curcontext=$curcontext context state state_descr line ret=1
  typeset -A opt_args
  _arguments -C -s -S \
    '*--only=[Shows only these areas of the trace]:AREA,…:_values -s , only input hit-test event deliver responder timer gesture controls animation layout scroll port interact system log' \
    '--tuning=[The thresholds to use instead of those of the scene]:WORD:(uikit ios17 ios26 articles)' \
    '--format=[The format of the trace]:WORD:(text json log)' \
    '--json[Prints the trace and the expectations as one JSON document]' \
    '--report=[Writes a page that shows the scene and lets you scrub through it]:FILE:_files -g "*.(html)(-.)"' \
    '--svg=[Writes a picture of the scene at a time]:FILE:_files -g "*.(svg)(-.)"' \
    '--at=[The time of the picture; by default the end]:SECONDS: ' \
    '--png=[Writes the screen at the end as pixels; needs the trait Cairo]:FILE:_files -g "*.(png)(-.)"' \
    '--color=[When to use color]:WHEN:(auto always never)' \
    '(-h --help)'{-h,--help}'[Prints this help]' \
    '1:SCENE:{ _files -g "*.(scene.json5|touch)(-.)";  _touchstone_printed list --names }' \
    '2:SCRIPT:_files -g "*.(touch)(-.)"' && ret=0
  return ret
}

_touchstone__run() {
  local curcontext=$curcontext context state state_descr line ret=1
  typeset -A opt_args
  _arguments -C -s -S \
    '*--only=[Shows these areas of the trace instead of controls, gesture and log]:AREA,…:_values -s , only input hit-test event deliver responder timer gesture controls animation layout scroll port interact system log' \
    '--format=[The format of the trace]:WORD:(text json)' \
    '--mouse=[What the first button of the mouse does]:WORD:(finger pointer)' \
    '--zoom=[The factor by which the screen is enlarged]:FACTOR: ' \
    '--color=[When to use color]:WHEN:(auto always never)' \
    '(-h --help)'{-h,--help}'[Prints this help]' \
    '1:SCENE:{ _files -g "*.(scene.json5)(-.)";  _touchstone_printed list --names }' && ret=0
  return ret
}

_touchstone__lab() {
  local curcontext=$curcontext context state state_descr line ret=1
  typeset -A opt_args
  _arguments -C -s -S \
    '--port=[The port; 0 means any free port]:PORT: ' \
    '--listen[Listens on the local network, for a phone]' \
    '--address=[With --listen\: the IPv4 address of this machine to listen at]:ADDRESS: ' \
    '--no-open[Opens no browser]' \
    '--color=[When to use color]:WHEN:(auto always never)' \
    '(-h --help)'{-h,--help}'[Prints this help]' \
    '1:SCENE:{ _files -g "*.(scene.json5|txt|storyboard|xib)(-.)";  _touchstone_printed list --names }' && ret=0
  return ret
}

_touchstone__test() {
  local curcontext=$curcontext context state state_descr line ret=1
  typeset -A opt_args
  _arguments -C -s -S \
    '(-j --jobs)'{-j+,--jobs=}'[How many processes play at the same time; by default as many as there are processors]:COUNT: ' \
    '--shard=[Plays only this part of all scenarios, such as 2/8]:PART: ' \
    '--part=[Writes the results for `merge`, which makes one report of all parts]:FILE:_files -g "*.(json)(-.)"' \
    '--record[Writes the traces that are missing or differ, instead of comparing them]' \
    '--junit=[Writes the results as JUnit XML]:FILE:_files -g "*.(xml)(-.)"' \
    '--json[Prints JSON instead of text]' \
    '--color=[When to use color]:WHEN:(auto always never)' \
    '(-h --help)'{-h,--help}'[Prints this help]' \
    '*:DIR:_files -/' && ret=0
  return ret
}

_touchstone__new() {
  local curcontext=$curcontext context state state_descr line ret=1
  typeset -A opt_args
  _arguments -C -s -S \
    '--touchstone=[Uses this checkout of Touchstone instead of the published package]:DIRECTORY:_files -/' \
    '--color=[When to use color]:WHEN:(auto always never)' \
    '(-h --help)'{-h,--help}'[Prints this help]' \
    '1:NAME: ' && ret=0
  return ret
}

_touchstone__demo() {
  local curcontext=$curcontext context state state_descr line ret=1
  typeset -A opt_args
  _arguments -C -s -S \
    '--report=[Writes a page that shows both screens and lets you scrub through the gesture]:FILE:_files -g "*.(html)(-.)"' \
    '--svg=[Writes a picture of both screens at a time]:FILE:_files -g "*.(svg)(-.)"' \
    '--at=[The time of the picture]:SECONDS: ' \
    '--json[Prints JSON instead of text]' \
    '--color=[When to use color]:WHEN:(auto always never)' \
    '(-h --help)'{-h,--help}'[Prints this help]' && ret=0
  return ret
}

_touchstone__list() {
  local curcontext=$curcontext context state state_descr line ret=1
  typeset -A opt_args
  _arguments -C -s -S \
    '--names[Prints only the names, one per line]' \
    '--json[Prints JSON instead of text]' \
    '--color=[When to use color]:WHEN:(auto always never)' \
    '(-h --help)'{-h,--help}'[Prints this help]' \
    '1:PREFIX: ' && ret=0
  return ret
}

_touchstone__replay() {
  local curcontext=$curcontext context state state_descr line ret=1
  typeset -A opt_args
  _arguments -C -s -S \
    '*--only=[Shows only these areas of the trace]:AREA,…:_values -s , only input hit-test event deliver responder timer gesture controls animation layout scroll port interact system log' \
    '--tuning=[The thresholds to use instead of those of the scene]:WORD:(uikit ios17 ios26 articles)' \
    '--format=[The format of the trace]:WORD:(text json log)' \
    '--json[Prints the trace and a summary of the recording as one JSON document]' \
    '--speed=[Plays at this multiple of real time instead of as fast as possible]:TIMES: ' \
    '--orientation=[How the device is mounted, seen from the front]:WORD:(upright clockwise upsideDown counterclockwise)' \
    '--calibration=[The six numbers of LIBINPUT_CALIBRATION_MATRIX]:A,B,C,D,E,F: ' \
    '--device=[The device to use if the recording has several\: its path, name or number]:DEVICE: ' \
    '--description=[The device'\''s description from `evemu-describe`, for a recording without one]:FILE:_files -g "*.(desc|evemu)(-.)"' \
    '--report=[Writes a page that shows the scene and lets you scrub through it]:FILE:_files -g "*.(html)(-.)"' \
    '--svg=[Writes a picture of the scene at a time]:FILE:_files -g "*.(svg)(-.)"' \
    '--at=[The time of the picture; by default the end]:SECONDS: ' \
    '--color=[When to use color]:WHEN:(auto always never)' \
    '(-h --help)'{-h,--help}'[Prints this help]' \
    '1:SCENE:{ _files -g "*.(scene.json5)(-.)";  _touchstone_printed list --names }' \
    '2:LOG:_files -g "*.(touchlog|evemu|events|yml|txt)(-.)"' && ret=0
  return ret
}

_touchstone__info() {
  local curcontext=$curcontext context state state_descr line ret=1
  typeset -A opt_args
  _arguments -C -s -S \
    '--description=[The device'\''s description from `evemu-describe`, for a recording without one]:FILE:_files -g "*.(desc|evemu)(-.)"' \
    '--json[Prints JSON instead of text]' \
    '--color=[When to use color]:WHEN:(auto always never)' \
    '(-h --help)'{-h,--help}'[Prints this help]' \
    '1:LOG:_files -g "*.(touchlog|evemu|events|yml|txt)(-.)"' && ret=0
  return ret
}

_touchstone__convert() {
  local curcontext=$curcontext context state state_descr line ret=1
  typeset -A opt_args
  _arguments -C -s -S \
    '--to=[The format of the output]:WORD:(touchlog script swift)' \
    '(-o --output)'{-o+,--output=}'[Writes to this file instead of standard output]:FILE:_files -g "*.(touchlog|touch|swift)(-.)"' \
    '--size=[The size of the display, in points, that positions are scaled to]:WIDTHxHEIGHT: ' \
    '--orientation=[How the device is mounted, seen from the front]:WORD:(upright clockwise upsideDown counterclockwise)' \
    '--calibration=[The six numbers of LIBINPUT_CALIBRATION_MATRIX]:A,B,C,D,E,F: ' \
    '--device=[The device to use if the recording has several\: its path, name or number]:DEVICE: ' \
    '--description=[The device'\''s description from `evemu-describe`, for a recording without one]:FILE:_files -g "*.(desc|evemu)(-.)"' \
    '--resample=[Resamples the frames to this many per second]:RATE: ' \
    '--tolerance=[How far a finger in a script may deviate from its recorded position; by default a point]:POINTS: ' \
    '--color=[When to use color]:WHEN:(auto always never)' \
    '(-h --help)'{-h,--help}'[Prints this help]' \
    '1:LOG:_files -g "*.(touchlog|evemu|events|yml|txt)(-.)"' && ret=0
  return ret
}

_touchstone__record() {
  local curcontext=$curcontext context state state_descr line ret=1
  typeset -A opt_args
  _arguments -C -s -S \
    '(-o --output)'{-o+,--output=}'[Writes to this new file instead of standard output]:FILE:_files -g "*.(touchlog)(-.)"' \
    '--for=[Stops after this time]:SECONDS: ' \
    '--frames=[Stops after this many frames]:COUNT: ' \
    '--size=[The size of the display, in points, that positions are scaled to]:WIDTHxHEIGHT: ' \
    '--orientation=[How the device is mounted, seen from the front]:WORD:(upright clockwise upsideDown counterclockwise)' \
    '--calibration=[The six numbers of LIBINPUT_CALIBRATION_MATRIX]:A,B,C,D,E,F: ' \
    '--device=[The device to use if the recording has several\: its path, name or number]:DEVICE: ' \
    '--description=[The device'\''s description from `evemu-describe`, for a recording without one]:FILE:_files -g "*.(desc|evemu)(-.)"' \
    '--grab[Prevents other programs from reacting to the device while it is recorded]' \
    '--devices[Lists the touch devices instead of recording]' \
    '--color=[When to use color]:WHEN:(auto always never)' \
    '(-h --help)'{-h,--help}'[Prints this help]' \
    '1:SOURCE:_files -g "*.(touchlog|evemu|events|yml|txt)(-.)"' && ret=0
  return ret
}

_touchstone__port() {
  local curcontext=$curcontext context state state_descr line ret=1
  typeset -A opt_args
  _arguments -C -s -S \
    '--out=[Writes the files into this folder]:DIRECTORY:_files -/' \
    '--in-place[Writes the files over the sources]' \
    '--check[Writes nothing; the exit code is 1 if a file would change]' \
    '--check-build[Writes nothing; compiles the result, and exits with 1 if there are errors]' \
    '--touchstone=[The checkout of Touchstone that --check-build compiles against]:DIRECTORY:_files -/' \
    '--source-locations[Begins each file with a line that names its source, for errors of the compiler]' \
    '--color=[When to use color]:WHEN:(auto always never)' \
    '(-h --help)'{-h,--help}'[Prints this help]' \
    '*:SOURCE:_files -g "*.(swift)(-.)"' && ret=0
  return ret
}

_touchstone__merge() {
  local curcontext=$curcontext context state state_descr line ret=1
  typeset -A opt_args
  _arguments -C -s -S \
    '--sarif=[Writes the findings as SARIF 2.1.0, for parts of `audit`]:FILE:_files -g "*.(sarif)(-.)"' \
    '--junit=[Writes the results as JUnit XML, for parts of `test`]:FILE:_files -g "*.(xml)(-.)"' \
    '--json[Prints JSON instead of text]' \
    '--color=[When to use color]:WHEN:(auto always never)' \
    '(-h --help)'{-h,--help}'[Prints this help]' \
    '*:PART:_files -g "*.(json)(-.)"' && ret=0
  return ret
}

_touchstone__mcp() {
  local curcontext=$curcontext context state state_descr line ret=1
  typeset -A opt_args
  _arguments -C -s -S \
    '--color=[When to use color]:WHEN:(auto always never)' \
    '(-h --help)'{-h,--help}'[Prints this help]' \
    '*:FOLDER:_files -/' && ret=0
  return ret
}

_touchstone__router() {
  local curcontext=$curcontext context state state_descr line ret=1
  typeset -A opt_args
  _arguments -C -s -S \
    '--socket=[The path of the socket; by default touchstone/router in $XDG_RUNTIME_DIR]:PATH:_files' \
    '*--source=[Where touches come from]:SOURCE: ' \
    '--display=[The size of the display, in points, that device positions are scaled to]:WIDTHxHEIGHT: ' \
    '--speed=[The speed of recordings, as a multiple of real time]:TIMES: ' \
    '--wait[Starts recordings when an application is in front]' \
    '--once[Stops when all sources have ended]' \
    '--trace[Prints what happens to each frame]' \
    '--json[Prints the trace as JSON lines]' \
    '--color=[When to use color]:WHEN:(auto always never)' \
    '(-h --help)'{-h,--help}'[Prints this help]' \
    '1: :->verb' \
    '*:: :->below' && ret=0
  case $state in
    verb)
      local -a verbs=(
        'apps:Lists the connected applications'
        'front:Brings an application to the front'
        'foreground:Brings an application to the front, like `front`'
        'home:Leaves no application in front'
        'status:Shows the status of the router'
        'follow:Follows touches from the device to the action, with the time of each hop'
      )
      _describe -t verbs verb verbs && ret=0
      ;;
    below)
      case ${line[1]} in
        apps) _touchstone__router__apps && ret=0 ;;
        front) _touchstone__router__front && ret=0 ;;
        foreground) _touchstone__router__foreground && ret=0 ;;
        home) _touchstone__router__home && ret=0 ;;
        status) _touchstone__router__status && ret=0 ;;
        follow) _touchstone__router__follow && ret=0 ;;
      esac
      ;;
  esac
  return ret
}

_touchstone__router__apps() {
  local curcontext=$curcontext context state state_descr line ret=1
  typeset -A opt_args
  _arguments -C -s -S \
    '--socket=[The path of the socket; by default touchstone/router in $XDG_RUNTIME_DIR]:PATH:_files' \
    '--json[Prints JSON instead of text]' \
    '--color=[When to use color]:WHEN:(auto always never)' \
    '(-h --help)'{-h,--help}'[Prints this help]' && ret=0
  return ret
}

_touchstone__router__front() {
  local curcontext=$curcontext context state state_descr line ret=1
  typeset -A opt_args
  _arguments -C -s -S \
    '--socket=[The path of the socket; by default touchstone/router in $XDG_RUNTIME_DIR]:PATH:_files' \
    '--color=[When to use color]:WHEN:(auto always never)' \
    '(-h --help)'{-h,--help}'[Prints this help]' \
    '1:NAME: ' && ret=0
  return ret
}

_touchstone__router__foreground() {
  local curcontext=$curcontext context state state_descr line ret=1
  typeset -A opt_args
  _arguments -C -s -S \
    '--socket=[The path of the socket; by default touchstone/router in $XDG_RUNTIME_DIR]:PATH:_files' \
    '--color=[When to use color]:WHEN:(auto always never)' \
    '(-h --help)'{-h,--help}'[Prints this help]' \
    '1:NAME: ' && ret=0
  return ret
}

_touchstone__router__home() {
  local curcontext=$curcontext context state state_descr line ret=1
  typeset -A opt_args
  _arguments -C -s -S \
    '--socket=[The path of the socket; by default touchstone/router in $XDG_RUNTIME_DIR]:PATH:_files' \
    '--color=[When to use color]:WHEN:(auto always never)' \
    '(-h --help)'{-h,--help}'[Prints this help]' && ret=0
  return ret
}

_touchstone__router__status() {
  local curcontext=$curcontext context state state_descr line ret=1
  typeset -A opt_args
  _arguments -C -s -S \
    '--socket=[The path of the socket; by default touchstone/router in $XDG_RUNTIME_DIR]:PATH:_files' \
    '--json[Prints JSON instead of text]' \
    '--color=[When to use color]:WHEN:(auto always never)' \
    '(-h --help)'{-h,--help}'[Prints this help]' && ret=0
  return ret
}

_touchstone__router__follow() {
  local curcontext=$curcontext context state state_descr line ret=1
  typeset -A opt_args
  _arguments -C -s -S \
    '--contact=[Shows only the frames of this contact]:NUMBER: ' \
    '--json[Prints JSON instead of text]' \
    '--report=[Writes a page with a lane for each frame and the time of each hop]:FILE:_files -g "*.(html)(-.)"' \
    '--color=[When to use color]:WHEN:(auto always never)' \
    '(-h --help)'{-h,--help}'[Prints this help]' \
    '1:ROUTER:_files -g "*.(json)(-.)"' \
    '2:APPLICATION:_files -g "*.(json)(-.)"' && ret=0
  return ret
}

_touchstone__completion() {
  local curcontext=$curcontext context state state_descr line ret=1
  typeset -A opt_args
  _arguments -C -s -S \
    '--json[Prints JSON instead of text]' \
    '--color=[When to use color]:WHEN:(auto always never)' \
    '(-h --help)'{-h,--help}'[Prints this help]' \
    '1:SHELL:(bash zsh fish)' && ret=0
  return ret
}

_touchstone__version() {
  local curcontext=$curcontext context state state_descr line ret=1
  typeset -A opt_args
  _arguments -C -s -S \
    '--color=[When to use color]:WHEN:(auto always never)' \
    '(-h --help)'{-h,--help}'[Prints this help]' && ret=0
  return ret
}

_touchstone__help() {
  local curcontext=$curcontext context state state_descr line ret=1
  typeset -A opt_args
  _arguments -C -s -S \
    '--man[Prints the manual of all verbs as a page for man]' \
    '--json[Prints JSON instead of text]' \
    '--color=[When to use color]:WHEN:(auto always never)' \
    '(-h --help)'{-h,--help}'[Prints this help]' \
    '*:VERB:(why map audit layout explain play run lab test new demo list replay info convert record port merge mcp router completion version)' && ret=0
  return ret
}

if [[ ${funcstack[1]} == _touchstone ]]; then
  _touchstone "$@"
else
  compdef _touchstone touchstone
fi
