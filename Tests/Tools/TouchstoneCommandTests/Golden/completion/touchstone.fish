# Completion of touchstone for fish: touchstone completion fish | source

# Prints the verbs that were typed, with a slash before each, and how many arguments follow them.
function __touchstone_place
  set -l path ''
  set -l places 0
  set -l skip 0
  set -l ended 0
  set -l words (commandline -opc)
  for word in $words[2..-1]
    if test $skip = 1
      set skip 0
    else if test $ended = 0; and test "$word" = --
      set ended 1
    else if test $ended = 0; and string match -q -- '-*' "$word"
      contains -- "$path $word" ' --color' '/why --at' '/why --expect' '/why --scene' '/why --ios' '/why --sources' '/why --color' '/map --scene' '/map --ios' '/map --svg' '/map --color' '/audit --fail-on' '/audit --show' '/audit --sources' '/audit --disable' '/audit --baseline' '/audit --write-baseline' '/audit --shard' '/audit --part' '/audit --sarif' '/audit --html' '/audit --in-build' '/audit --color' '/layout --device' '/layout --scene' '/layout --svg' '/layout --color' '/explain --color' '/play --only' '/play --tuning' '/play --format' '/play --report' '/play --svg' '/play --at' '/play --png' '/play --color' '/run --only' '/run --format' '/run --mouse' '/run --zoom' '/run --color' '/lab --port' '/lab --address' '/lab --color' '/test --jobs' '/test -j' '/test --shard' '/test --part' '/test --junit' '/test --color' '/new --touchstone' '/new --color' '/demo --report' '/demo --svg' '/demo --at' '/demo --color' '/list --color' '/replay --only' '/replay --tuning' '/replay --format' '/replay --speed' '/replay --orientation' '/replay --calibration' '/replay --device' '/replay --description' '/replay --report' '/replay --svg' '/replay --at' '/replay --color' '/info --description' '/info --color' '/convert --to' '/convert --output' '/convert -o' '/convert --size' '/convert --orientation' '/convert --calibration' '/convert --device' '/convert --description' '/convert --resample' '/convert --tolerance' '/convert --color' '/record --output' '/record -o' '/record --for' '/record --frames' '/record --size' '/record --orientation' '/record --calibration' '/record --device' '/record --description' '/record --color' '/port --out' '/port --touchstone' '/port --color' '/merge --sarif' '/merge --junit' '/merge --color' '/mcp --color' '/router --socket' '/router --source' '/router --display' '/router --speed' '/router --color' '/router/apps --socket' '/router/apps --color' '/router/front --socket' '/router/front --color' '/router/foreground --socket' '/router/foreground --color' '/router/home --socket' '/router/home --color' '/router/status --socket' '/router/status --color' '/router/follow --contact' '/router/follow --report' '/router/follow --color' '/completion --color' '/version --color' '/help --color'
      and set skip 1
    else if test $places = 0; and contains -- "$path/$word" '/why' '/map' '/audit' '/layout' '/explain' '/play' '/run' '/lab' '/test' '/new' '/demo' '/list' '/replay' '/info' '/convert' '/record' '/port' '/merge' '/mcp' '/router' '/router/apps' '/router/front' '/router/foreground' '/router/home' '/router/status' '/router/follow' '/completion' '/version' '/help'
      set path "$path/$word"
    else
      set places (math $places + 1)
    end
  end
  echo "$path"
  echo $places
end

# Whether these verbs were typed, and so many arguments if a number is given, or more if it ends with +.
function __touchstone_at
  set -l place (__touchstone_place)
  test "$place[1]" = "$argv[1]"
  or return 1
  switch "$argv[2]"
    case ''
      return 0
    case '*+'
      test $place[2] -ge (string replace + '' -- $argv[2])
    case '*'
      test $place[2] = $argv[2]
  end
end

# Prints what the program prints when it is called with the arguments.
function __touchstone_printed
  set -l words (commandline -opc)
  command $words[1] $argv 2>/dev/null
end

# Joins what is typed before the last comma with each of the words.
function __touchstone_list
  set -l typed (string replace -r -- '^-[^=]*=' '' (commandline -ct))
  printf '%s\n' (string replace -r -- '[^,]*$' '' "$typed")$argv
end

complete -c touchstone -f
complete -c touchstone -n '__touchstone_at "" 0' -a 'why' -d 'Shows which view gets a touch, why yours does not, and how to fix it'
complete -c touchstone -n '__touchstone_at "" 0' -a 'map' -d 'Shows which view of a screen gets a touch where: the map of what can be hit'
complete -c touchstone -n '__touchstone_at "" 0' -a 'audit' -d 'Finds touch problems in storyboards, xibs, dumps, scenes and source code'
complete -c touchstone -n '__touchstone_at "" 0' -a 'layout' -d 'Lays out storyboards and xibs for the screen of a device'
complete -c touchstone -n '__touchstone_at "" 0' -a 'explain' -d 'Explains a reason that `why` gives, or a rule that `audit` checks'
complete -c touchstone -n '__touchstone_at "" 0' -a 'play' -d 'Plays a script in a scene, shows what happened, and checks what was expected'
complete -c touchstone -n '__touchstone_at "" 0' -a 'run' -d 'Shows a scene in a window of the desktop, and prints what touches do'
complete -c touchstone -n '__touchstone_at "" 0' -a 'lab' -d 'Shows a scene in a browser, where you touch it and see why'
complete -c touchstone -n '__touchstone_at "" 0' -a 'test' -d 'Plays every scene and script in folders, and checks what was expected'
complete -c touchstone -n '__touchstone_at "" 0' -a 'new' -d 'Makes a package with a control, a test and a scene'
complete -c touchstone -n '__touchstone_at "" 0' -a 'demo' -d 'Shows one finger on two buttons: UIKit\'s own, and one that lets go at its edge'
complete -c touchstone -n '__touchstone_at "" 0' -a 'list' -d 'Lists the scenarios that can be played by name'
complete -c touchstone -n '__touchstone_at "" 0' -a 'replay' -d 'Plays a recording of touches in a scene, and shows what happened'
complete -c touchstone -n '__touchstone_at "" 0' -a 'info' -d 'Shows what a recording of touches contains: devices, contacts, frames and rates'
complete -c touchstone -n '__touchstone_at "" 0' -a 'convert' -d 'Converts a recording of touches to a touchlog, a script or Swift'
complete -c touchstone -n '__touchstone_at "" 0' -a 'record' -d 'Records what a device reports in a touchlog, as it happens'
complete -c touchstone -n '__touchstone_at "" 0' -a 'port' -d 'Ports touch code for iOS, so that it compiles without Objective-C'
complete -c touchstone -n '__touchstone_at "" 0' -a 'merge' -d 'Makes one report of the parts that several machines have written'
complete -c touchstone -n '__touchstone_at "" 0' -a 'mcp' -d 'Serves why, map, audit, explain and play to agents, by the Model Context Protocol'
complete -c touchstone -n '__touchstone_at "" 0' -a 'router' -d 'Passes the touches of a device to the application in front'
complete -c touchstone -n '__touchstone_at "" 0' -a 'completion' -d 'Prints the script that completes this command in a shell'
complete -c touchstone -n '__touchstone_at "" 0' -a 'version' -d 'Prints the version, as --version does'
complete -c touchstone -n '__touchstone_at "" 0' -a 'help' -d 'Explains the program, or one verb'
complete -c touchstone -n '__touchstone_at ""' -l color -d 'When to use color' -x -a 'auto always never'
complete -c touchstone -n '__touchstone_at ""' -s h -l help -d 'Prints this help'
complete -c touchstone -n '__touchstone_at ""' -s V -l version -d 'Prints the version'
complete -c touchstone -n '__touchstone_at /why 0' -a '(__fish_complete_suffix .txt) (__fish_complete_suffix .storyboard) (__fish_complete_suffix .xib) (__fish_complete_suffix .json) (__fish_complete_suffix .xml)' -d 'A dump, a storyboard or a scene; by default standard input'
complete -c touchstone -n '__touchstone_at /why' -l at -d 'Where the finger comes down, in points of the screen' -x
complete -c touchstone -n '__touchstone_at /why' -l expect -d 'The view that should get it' -x
complete -c touchstone -n '__touchstone_at /why' -l scene -d 'The scene of a storyboard, counted from 0' -x
complete -c touchstone -n '__touchstone_at /why' -l ios -d 'The version of iOS, where versions differ; without it, the newest' -x -a '17 18 26 27'
complete -c touchstone -n '__touchstone_at /why' -l sources -d 'The folder of the app\'s code, which says what its classes override' -x -a '(__fish_complete_directories)'
complete -c touchstone -n '__touchstone_at /why' -l all -d 'Shows every step of the way down, and the whole responder chain'
complete -c touchstone -n '__touchstone_at /why' -l json -d 'Prints JSON instead of text'
complete -c touchstone -n '__touchstone_at /why' -l color -d 'When to use color' -x -a 'auto always never'
complete -c touchstone -n '__touchstone_at /why' -s h -l help -d 'Prints this help'
complete -c touchstone -n '__touchstone_at /map 0' -a '(__fish_complete_suffix .txt) (__fish_complete_suffix .storyboard) (__fish_complete_suffix .xib) (__fish_complete_suffix .json) (__fish_complete_suffix .xml)' -d 'A dump, a storyboard or a scene; by default standard input'
complete -c touchstone -n '__touchstone_at /map' -l scene -d 'The scene of a storyboard, counted from 0' -x
complete -c touchstone -n '__touchstone_at /map' -l ios -d 'The version of iOS, where versions differ; without it, the newest' -x -a '17 18 26 27'
complete -c touchstone -n '__touchstone_at /map' -l all -d 'Lists every view, however many there are'
complete -c touchstone -n '__touchstone_at /map' -l json -d 'Prints JSON instead of text'
complete -c touchstone -n '__touchstone_at /map' -l svg -d 'Writes the map as a picture' -x -a '(__fish_complete_suffix .svg)'
complete -c touchstone -n '__touchstone_at /map' -l color -d 'When to use color' -x -a 'auto always never'
complete -c touchstone -n '__touchstone_at /map' -s h -l help -d 'Prints this help'
complete -c touchstone -n '__touchstone_at /audit 0+' -a '(__fish_complete_suffix .storyboard) (__fish_complete_suffix .xib) (__fish_complete_suffix .txt) (__fish_complete_suffix .json) (__fish_complete_suffix .xml)' -d 'Files, and folders to be searched for storyboards, xibs, scenes and code'
complete -c touchstone -n '__touchstone_at /audit' -l fail-on -d 'Minimum severity that fails the run' -x -a 'error warning note never'
complete -c touchstone -n '__touchstone_at /audit' -l show -d 'Minimum severity that is shown; by default warning, or what --fail-on says if that is less severe' -x -a 'error warning note'
complete -c touchstone -n '__touchstone_at /audit' -l remedies -d 'Shows below each finding how to fix it'
complete -c touchstone -n '__touchstone_at /audit' -l sources -d 'Reads the code in this folder, too; by default that of each FILE that is a folder' -x -a '(__fish_complete_directories)'
complete -c touchstone -n '__touchstone_at /audit' -l disable -d 'Turns a rule off' -x -a '(__touchstone_printed explain --names)'
complete -c touchstone -n '__touchstone_at /audit' -l baseline -d 'Known findings, which are only counted' -x -a '(__fish_complete_suffix .json)'
complete -c touchstone -n '__touchstone_at /audit' -l write-baseline -d 'Writes all findings to a file of known ones' -x -a '(__fish_complete_suffix .json)'
complete -c touchstone -n '__touchstone_at /audit' -l shard -d 'Audits only this part of all files, such as 2/8' -x
complete -c touchstone -n '__touchstone_at /audit' -l part -d 'Writes the results for `merge`, which makes one report of all parts' -x -a '(__fish_complete_suffix .json)'
complete -c touchstone -n '__touchstone_at /audit' -l json -d 'Prints JSON instead of text'
complete -c touchstone -n '__touchstone_at /audit' -l sarif -d 'Writes SARIF 2.1.0, for code scanning services' -x -a '(__fish_complete_suffix .sarif)'
complete -c touchstone -n '__touchstone_at /audit' -l html -d 'Writes a page that draws each screen with its findings' -x -a '(__fish_complete_suffix .html)'
complete -c touchstone -n '__touchstone_at /audit' -l in-build -d 'Reports as a step of a build: all as warnings, and writes this empty Swift source' -x -a '(__fish_complete_suffix .swift)'
complete -c touchstone -n '__touchstone_at /audit' -l color -d 'When to use color' -x -a 'auto always never'
complete -c touchstone -n '__touchstone_at /audit' -s h -l help -d 'Prints this help'
complete -c touchstone -n '__touchstone_at /layout 0+' -a '(__fish_complete_suffix .storyboard) (__fish_complete_suffix .xib)' -d 'Storyboards and xibs, and folders to be searched for them'
complete -c touchstone -n '__touchstone_at /layout' -l device -d 'The devices whose screens are laid out' -x -a '(__touchstone_list iphone-se iphone-13-mini iphone-16e iphone-16 iphone-16-pro iphone-16-pro-max ipad-mini ipad ipad-pro-13)'
complete -c touchstone -n '__touchstone_at /layout' -l landscape -d 'Lays the devices on their side'
complete -c touchstone -n '__touchstone_at /layout' -l scene -d 'The scene of a storyboard, counted from 0' -x
complete -c touchstone -n '__touchstone_at /layout' -l stored -d 'Lays each scene out as it was drawn, and lists the frames that differ from those in the file'
complete -c touchstone -n '__touchstone_at /layout' -l json -d 'Prints JSON instead of text'
complete -c touchstone -n '__touchstone_at /layout' -l svg -d 'Draws the scene, the first one without --scene' -x -a '(__fish_complete_suffix .svg)'
complete -c touchstone -n '__touchstone_at /layout' -l color -d 'When to use color' -x -a 'auto always never'
complete -c touchstone -n '__touchstone_at /layout' -s h -l help -d 'Prints this help'
complete -c touchstone -n '__touchstone_at /explain 0' -a '(__touchstone_printed explain --names)' -d 'A reason or a rule; without it, all are listed'
complete -c touchstone -n '__touchstone_at /explain' -l names -d 'Prints only the names, one per line'
complete -c touchstone -n '__touchstone_at /explain' -l json -d 'Prints JSON instead of text'
complete -c touchstone -n '__touchstone_at /explain' -l color -d 'When to use color' -x -a 'auto always never'
complete -c touchstone -n '__touchstone_at /explain' -s h -l help -d 'Prints this help'
complete -c touchstone -n '__touchstone_at /play 0' -a '(__fish_complete_suffix .scene.json5) (__fish_complete_suffix .touch) (__touchstone_printed list --names)' -d 'A scene, or a scenario\'s name such as button/click'
complete -c touchstone -n '__touchstone_at /play 1' -a '(__fish_complete_suffix .touch)' -d 'What fingers do; by default the script beside the scene'
complete -c touchstone -n '__touchstone_at /play' -l only -d 'Shows only these areas of the trace' -x -a '(__touchstone_list input hit-test event deliver responder timer gesture controls animation layout scroll port interact system log)'
complete -c touchstone -n '__touchstone_at /play' -l tuning -d 'The thresholds to use instead of those of the scene' -x -a 'uikit ios17 ios26 articles'
complete -c touchstone -n '__touchstone_at /play' -l format -d 'The format of the trace' -x -a 'text json log'
complete -c touchstone -n '__touchstone_at /play' -l json -d 'Prints the trace and the expectations as one JSON document'
complete -c touchstone -n '__touchstone_at /play' -l report -d 'Writes a page that shows the scene and lets you scrub through it' -x -a '(__fish_complete_suffix .html)'
complete -c touchstone -n '__touchstone_at /play' -l svg -d 'Writes a picture of the scene at a time' -x -a '(__fish_complete_suffix .svg)'
complete -c touchstone -n '__touchstone_at /play' -l at -d 'The time of the picture; by default the end' -x
complete -c touchstone -n '__touchstone_at /play' -l png -d 'Writes the screen at the end as pixels; needs the trait Cairo' -x -a '(__fish_complete_suffix .png)'
complete -c touchstone -n '__touchstone_at /play' -l color -d 'When to use color' -x -a 'auto always never'
complete -c touchstone -n '__touchstone_at /play' -s h -l help -d 'Prints this help'
complete -c touchstone -n '__touchstone_at /run 0' -a '(__fish_complete_suffix .scene.json5) (__touchstone_printed list --names)' -d 'A scene, or a scenario\'s name such as button/click'
complete -c touchstone -n '__touchstone_at /run' -l only -d 'Shows these areas of the trace instead of controls, gesture and log' -x -a '(__touchstone_list input hit-test event deliver responder timer gesture controls animation layout scroll port interact system log)'
complete -c touchstone -n '__touchstone_at /run' -l format -d 'The format of the trace' -x -a 'text json'
complete -c touchstone -n '__touchstone_at /run' -l mouse -d 'What the first button of the mouse does' -x -a 'finger pointer'
complete -c touchstone -n '__touchstone_at /run' -l zoom -d 'The factor by which the screen is enlarged' -x
complete -c touchstone -n '__touchstone_at /run' -l color -d 'When to use color' -x -a 'auto always never'
complete -c touchstone -n '__touchstone_at /run' -s h -l help -d 'Prints this help'
complete -c touchstone -n '__touchstone_at /lab 0' -a '(__fish_complete_suffix .scene.json5) (__fish_complete_suffix .txt) (__fish_complete_suffix .storyboard) (__fish_complete_suffix .xib) (__touchstone_printed list --names)' -d 'A scene, a scenario\'s name such as button/click, or a dump, a storyboard or a xib'
complete -c touchstone -n '__touchstone_at /lab' -l port -d 'The port; 0 means any free port' -x
complete -c touchstone -n '__touchstone_at /lab' -l listen -d 'Listens on the local network, for a phone'
complete -c touchstone -n '__touchstone_at /lab' -l address -d 'With --listen: the IPv4 address of this machine to listen at' -x
complete -c touchstone -n '__touchstone_at /lab' -l no-open -d 'Opens no browser'
complete -c touchstone -n '__touchstone_at /lab' -l color -d 'When to use color' -x -a 'auto always never'
complete -c touchstone -n '__touchstone_at /lab' -s h -l help -d 'Prints this help'
complete -c touchstone -n '__touchstone_at /test 0+' -a '(__fish_complete_directories)' -d 'Folders to be searched for scripts and scenes, or such files'
complete -c touchstone -n '__touchstone_at /test' -s j -l jobs -d 'How many processes play at the same time; by default as many as there are processors' -x
complete -c touchstone -n '__touchstone_at /test' -l shard -d 'Plays only this part of all scenarios, such as 2/8' -x
complete -c touchstone -n '__touchstone_at /test' -l part -d 'Writes the results for `merge`, which makes one report of all parts' -x -a '(__fish_complete_suffix .json)'
complete -c touchstone -n '__touchstone_at /test' -l record -d 'Writes the traces that are missing or differ, instead of comparing them'
complete -c touchstone -n '__touchstone_at /test' -l junit -d 'Writes the results as JUnit XML' -x -a '(__fish_complete_suffix .xml)'
complete -c touchstone -n '__touchstone_at /test' -l json -d 'Prints JSON instead of text'
complete -c touchstone -n '__touchstone_at /test' -l color -d 'When to use color' -x -a 'auto always never'
complete -c touchstone -n '__touchstone_at /test' -s h -l help -d 'Prints this help'
complete -c touchstone -n '__touchstone_at /new' -l touchstone -d 'Uses this checkout of Touchstone instead of the published package' -x -a '(__fish_complete_directories)'
complete -c touchstone -n '__touchstone_at /new' -l color -d 'When to use color' -x -a 'auto always never'
complete -c touchstone -n '__touchstone_at /new' -s h -l help -d 'Prints this help'
complete -c touchstone -n '__touchstone_at /demo' -l report -d 'Writes a page that shows both screens and lets you scrub through the gesture' -x -a '(__fish_complete_suffix .html)'
complete -c touchstone -n '__touchstone_at /demo' -l svg -d 'Writes a picture of both screens at a time' -x -a '(__fish_complete_suffix .svg)'
complete -c touchstone -n '__touchstone_at /demo' -l at -d 'The time of the picture' -x
complete -c touchstone -n '__touchstone_at /demo' -l json -d 'Prints JSON instead of text'
complete -c touchstone -n '__touchstone_at /demo' -l color -d 'When to use color' -x -a 'auto always never'
complete -c touchstone -n '__touchstone_at /demo' -s h -l help -d 'Prints this help'
complete -c touchstone -n '__touchstone_at /list' -l names -d 'Prints only the names, one per line'
complete -c touchstone -n '__touchstone_at /list' -l json -d 'Prints JSON instead of text'
complete -c touchstone -n '__touchstone_at /list' -l color -d 'When to use color' -x -a 'auto always never'
complete -c touchstone -n '__touchstone_at /list' -s h -l help -d 'Prints this help'
complete -c touchstone -n '__touchstone_at /replay 0' -a '(__fish_complete_suffix .scene.json5) (__touchstone_printed list --names)' -d 'A scene, or the name of a scenario whose scene is used'
complete -c touchstone -n '__touchstone_at /replay 1' -a '(__fish_complete_suffix .touchlog) (__fish_complete_suffix .evemu) (__fish_complete_suffix .events) (__fish_complete_suffix .yml) (__fish_complete_suffix .txt)' -d 'A recording of touches; - is standard input'
complete -c touchstone -n '__touchstone_at /replay' -l only -d 'Shows only these areas of the trace' -x -a '(__touchstone_list input hit-test event deliver responder timer gesture controls animation layout scroll port interact system log)'
complete -c touchstone -n '__touchstone_at /replay' -l tuning -d 'The thresholds to use instead of those of the scene' -x -a 'uikit ios17 ios26 articles'
complete -c touchstone -n '__touchstone_at /replay' -l format -d 'The format of the trace' -x -a 'text json log'
complete -c touchstone -n '__touchstone_at /replay' -l json -d 'Prints the trace and a summary of the recording as one JSON document'
complete -c touchstone -n '__touchstone_at /replay' -l speed -d 'Plays at this multiple of real time instead of as fast as possible' -x
complete -c touchstone -n '__touchstone_at /replay' -l orientation -d 'How the device is mounted, seen from the front' -x -a 'upright clockwise upsideDown counterclockwise'
complete -c touchstone -n '__touchstone_at /replay' -l calibration -d 'The six numbers of LIBINPUT_CALIBRATION_MATRIX' -x
complete -c touchstone -n '__touchstone_at /replay' -l device -d 'The device to use if the recording has several: its path, name or number' -x
complete -c touchstone -n '__touchstone_at /replay' -l description -d 'The device\'s description from `evemu-describe`, for a recording without one' -x -a '(__fish_complete_suffix .desc) (__fish_complete_suffix .evemu)'
complete -c touchstone -n '__touchstone_at /replay' -l report -d 'Writes a page that shows the scene and lets you scrub through it' -x -a '(__fish_complete_suffix .html)'
complete -c touchstone -n '__touchstone_at /replay' -l svg -d 'Writes a picture of the scene at a time' -x -a '(__fish_complete_suffix .svg)'
complete -c touchstone -n '__touchstone_at /replay' -l at -d 'The time of the picture; by default the end' -x
complete -c touchstone -n '__touchstone_at /replay' -l color -d 'When to use color' -x -a 'auto always never'
complete -c touchstone -n '__touchstone_at /replay' -s h -l help -d 'Prints this help'
complete -c touchstone -n '__touchstone_at /info 0' -a '(__fish_complete_suffix .touchlog) (__fish_complete_suffix .evemu) (__fish_complete_suffix .events) (__fish_complete_suffix .yml) (__fish_complete_suffix .txt)' -d 'A recording of touches; - is standard input'
complete -c touchstone -n '__touchstone_at /info' -l description -d 'The device\'s description from `evemu-describe`, for a recording without one' -x -a '(__fish_complete_suffix .desc) (__fish_complete_suffix .evemu)'
complete -c touchstone -n '__touchstone_at /info' -l json -d 'Prints JSON instead of text'
complete -c touchstone -n '__touchstone_at /info' -l color -d 'When to use color' -x -a 'auto always never'
complete -c touchstone -n '__touchstone_at /info' -s h -l help -d 'Prints this help'
complete -c touchstone -n '__touchstone_at /convert 0' -a '(__fish_complete_suffix .touchlog) (__fish_complete_suffix .evemu) (__fish_complete_suffix .events) (__fish_complete_suffix .yml) (__fish_complete_suffix .txt)' -d 'A recording of touches; - is standard input'
complete -c touchstone -n '__touchstone_at /convert' -l to -d 'The format of the output' -x -a 'touchlog script swift'
complete -c touchstone -n '__touchstone_at /convert' -s o -l output -d 'Writes to this file instead of standard output' -x -a '(__fish_complete_suffix .touchlog) (__fish_complete_suffix .touch) (__fish_complete_suffix .swift)'
complete -c touchstone -n '__touchstone_at /convert' -l size -d 'The size of the display, in points, that positions are scaled to' -x
complete -c touchstone -n '__touchstone_at /convert' -l orientation -d 'How the device is mounted, seen from the front' -x -a 'upright clockwise upsideDown counterclockwise'
complete -c touchstone -n '__touchstone_at /convert' -l calibration -d 'The six numbers of LIBINPUT_CALIBRATION_MATRIX' -x
complete -c touchstone -n '__touchstone_at /convert' -l device -d 'The device to use if the recording has several: its path, name or number' -x
complete -c touchstone -n '__touchstone_at /convert' -l description -d 'The device\'s description from `evemu-describe`, for a recording without one' -x -a '(__fish_complete_suffix .desc) (__fish_complete_suffix .evemu)'
complete -c touchstone -n '__touchstone_at /convert' -l resample -d 'Resamples the frames to this many per second' -x
complete -c touchstone -n '__touchstone_at /convert' -l tolerance -d 'How far a finger in a script may deviate from its recorded position; by default a point' -x
complete -c touchstone -n '__touchstone_at /convert' -l color -d 'When to use color' -x -a 'auto always never'
complete -c touchstone -n '__touchstone_at /convert' -s h -l help -d 'Prints this help'
complete -c touchstone -n '__touchstone_at /record 0' -a '(__fish_complete_suffix .touchlog) (__fish_complete_suffix .evemu) (__fish_complete_suffix .events) (__fish_complete_suffix .yml) (__fish_complete_suffix .txt)' -d 'A device by its path or name, or a file or pipe with a recording; - is standard input'
complete -c touchstone -n '__touchstone_at /record' -s o -l output -d 'Writes to this new file instead of standard output' -x -a '(__fish_complete_suffix .touchlog)'
complete -c touchstone -n '__touchstone_at /record' -l for -d 'Stops after this time' -x
complete -c touchstone -n '__touchstone_at /record' -l frames -d 'Stops after this many frames' -x
complete -c touchstone -n '__touchstone_at /record' -l size -d 'The size of the display, in points, that positions are scaled to' -x
complete -c touchstone -n '__touchstone_at /record' -l orientation -d 'How the device is mounted, seen from the front' -x -a 'upright clockwise upsideDown counterclockwise'
complete -c touchstone -n '__touchstone_at /record' -l calibration -d 'The six numbers of LIBINPUT_CALIBRATION_MATRIX' -x
complete -c touchstone -n '__touchstone_at /record' -l device -d 'The device to use if the recording has several: its path, name or number' -x
complete -c touchstone -n '__touchstone_at /record' -l description -d 'The device\'s description from `evemu-describe`, for a recording without one' -x -a '(__fish_complete_suffix .desc) (__fish_complete_suffix .evemu)'
complete -c touchstone -n '__touchstone_at /record' -l grab -d 'Prevents other programs from reacting to the device while it is recorded'
complete -c touchstone -n '__touchstone_at /record' -l devices -d 'Lists the touch devices instead of recording'
complete -c touchstone -n '__touchstone_at /record' -l color -d 'When to use color' -x -a 'auto always never'
complete -c touchstone -n '__touchstone_at /record' -s h -l help -d 'Prints this help'
complete -c touchstone -n '__touchstone_at /port 0+' -a '(__fish_complete_suffix .swift)' -d 'Swift files, or folders to be searched for them'
complete -c touchstone -n '__touchstone_at /port' -l out -d 'Writes the files into this folder' -x -a '(__fish_complete_directories)'
complete -c touchstone -n '__touchstone_at /port' -l in-place -d 'Writes the files over the sources'
complete -c touchstone -n '__touchstone_at /port' -l check -d 'Writes nothing; the exit code is 1 if a file would change'
complete -c touchstone -n '__touchstone_at /port' -l check-build -d 'Writes nothing; compiles the result, and exits with 1 if there are errors'
complete -c touchstone -n '__touchstone_at /port' -l touchstone -d 'The checkout of Touchstone that --check-build compiles against' -x -a '(__fish_complete_directories)'
complete -c touchstone -n '__touchstone_at /port' -l source-locations -d 'Begins each file with a line that names its source, for errors of the compiler'
complete -c touchstone -n '__touchstone_at /port' -l color -d 'When to use color' -x -a 'auto always never'
complete -c touchstone -n '__touchstone_at /port' -s h -l help -d 'Prints this help'
complete -c touchstone -n '__touchstone_at /merge 0+' -a '(__fish_complete_suffix .json)' -d 'The files that --part wrote: all parts of one run, in any order'
complete -c touchstone -n '__touchstone_at /merge' -l sarif -d 'Writes the findings as SARIF 2.1.0, for parts of `audit`' -x -a '(__fish_complete_suffix .sarif)'
complete -c touchstone -n '__touchstone_at /merge' -l junit -d 'Writes the results as JUnit XML, for parts of `test`' -x -a '(__fish_complete_suffix .xml)'
complete -c touchstone -n '__touchstone_at /merge' -l json -d 'Prints JSON instead of text'
complete -c touchstone -n '__touchstone_at /merge' -l color -d 'When to use color' -x -a 'auto always never'
complete -c touchstone -n '__touchstone_at /merge' -s h -l help -d 'Prints this help'
complete -c touchstone -n '__touchstone_at /mcp 0+' -a '(__fish_complete_directories)' -d 'Folders whose files may be read; without any, none'
complete -c touchstone -n '__touchstone_at /mcp' -l color -d 'When to use color' -x -a 'auto always never'
complete -c touchstone -n '__touchstone_at /mcp' -s h -l help -d 'Prints this help'
complete -c touchstone -n '__touchstone_at /router 0' -a 'apps' -d 'Lists the connected applications'
complete -c touchstone -n '__touchstone_at /router 0' -a 'front' -d 'Brings an application to the front'
complete -c touchstone -n '__touchstone_at /router 0' -a 'foreground' -d 'Brings an application to the front, like `front`'
complete -c touchstone -n '__touchstone_at /router 0' -a 'home' -d 'Leaves no application in front'
complete -c touchstone -n '__touchstone_at /router 0' -a 'status' -d 'Shows the status of the router'
complete -c touchstone -n '__touchstone_at /router 0' -a 'follow' -d 'Follows touches from the device to the action, with the time of each hop'
complete -c touchstone -n '__touchstone_at /router' -l socket -d 'The path of the socket; by default touchstone/router in $XDG_RUNTIME_DIR' -x -a '(__fish_complete_path)'
complete -c touchstone -n '__touchstone_at /router' -l source -d 'Where touches come from' -x
complete -c touchstone -n '__touchstone_at /router' -l display -d 'The size of the display, in points, that device positions are scaled to' -x
complete -c touchstone -n '__touchstone_at /router' -l speed -d 'The speed of recordings, as a multiple of real time' -x
complete -c touchstone -n '__touchstone_at /router' -l wait -d 'Starts recordings when an application is in front'
complete -c touchstone -n '__touchstone_at /router' -l once -d 'Stops when all sources have ended'
complete -c touchstone -n '__touchstone_at /router' -l trace -d 'Prints what happens to each frame'
complete -c touchstone -n '__touchstone_at /router' -l json -d 'Prints the trace as JSON lines'
complete -c touchstone -n '__touchstone_at /router' -l color -d 'When to use color' -x -a 'auto always never'
complete -c touchstone -n '__touchstone_at /router' -s h -l help -d 'Prints this help'
complete -c touchstone -n '__touchstone_at /router/apps' -l socket -d 'The path of the socket; by default touchstone/router in $XDG_RUNTIME_DIR' -x -a '(__fish_complete_path)'
complete -c touchstone -n '__touchstone_at /router/apps' -l json -d 'Prints JSON instead of text'
complete -c touchstone -n '__touchstone_at /router/apps' -l color -d 'When to use color' -x -a 'auto always never'
complete -c touchstone -n '__touchstone_at /router/apps' -s h -l help -d 'Prints this help'
complete -c touchstone -n '__touchstone_at /router/front' -l socket -d 'The path of the socket; by default touchstone/router in $XDG_RUNTIME_DIR' -x -a '(__fish_complete_path)'
complete -c touchstone -n '__touchstone_at /router/front' -l color -d 'When to use color' -x -a 'auto always never'
complete -c touchstone -n '__touchstone_at /router/front' -s h -l help -d 'Prints this help'
complete -c touchstone -n '__touchstone_at /router/foreground' -l socket -d 'The path of the socket; by default touchstone/router in $XDG_RUNTIME_DIR' -x -a '(__fish_complete_path)'
complete -c touchstone -n '__touchstone_at /router/foreground' -l color -d 'When to use color' -x -a 'auto always never'
complete -c touchstone -n '__touchstone_at /router/foreground' -s h -l help -d 'Prints this help'
complete -c touchstone -n '__touchstone_at /router/home' -l socket -d 'The path of the socket; by default touchstone/router in $XDG_RUNTIME_DIR' -x -a '(__fish_complete_path)'
complete -c touchstone -n '__touchstone_at /router/home' -l color -d 'When to use color' -x -a 'auto always never'
complete -c touchstone -n '__touchstone_at /router/home' -s h -l help -d 'Prints this help'
complete -c touchstone -n '__touchstone_at /router/status' -l socket -d 'The path of the socket; by default touchstone/router in $XDG_RUNTIME_DIR' -x -a '(__fish_complete_path)'
complete -c touchstone -n '__touchstone_at /router/status' -l json -d 'Prints JSON instead of text'
complete -c touchstone -n '__touchstone_at /router/status' -l color -d 'When to use color' -x -a 'auto always never'
complete -c touchstone -n '__touchstone_at /router/status' -s h -l help -d 'Prints this help'
complete -c touchstone -n '__touchstone_at /router/follow 0' -a '(__fish_complete_suffix .json)' -d 'The output of `touchstone router --trace --json`'
complete -c touchstone -n '__touchstone_at /router/follow 1' -a '(__fish_complete_suffix .json)' -d 'The trace of the application, as JSON lines'
complete -c touchstone -n '__touchstone_at /router/follow' -l contact -d 'Shows only the frames of this contact' -x
complete -c touchstone -n '__touchstone_at /router/follow' -l json -d 'Prints JSON instead of text'
complete -c touchstone -n '__touchstone_at /router/follow' -l report -d 'Writes a page with a lane for each frame and the time of each hop' -x -a '(__fish_complete_suffix .html)'
complete -c touchstone -n '__touchstone_at /router/follow' -l color -d 'When to use color' -x -a 'auto always never'
complete -c touchstone -n '__touchstone_at /router/follow' -s h -l help -d 'Prints this help'
complete -c touchstone -n '__touchstone_at /completion 0' -a 'bash zsh fish' -d 'The shell: bash, zsh or fish'
complete -c touchstone -n '__touchstone_at /completion' -l json -d 'Prints JSON instead of text'
complete -c touchstone -n '__touchstone_at /completion' -l color -d 'When to use color' -x -a 'auto always never'
complete -c touchstone -n '__touchstone_at /completion' -s h -l help -d 'Prints this help'
complete -c touchstone -n '__touchstone_at /version' -l color -d 'When to use color' -x -a 'auto always never'
complete -c touchstone -n '__touchstone_at /version' -s h -l help -d 'Prints this help'
complete -c touchstone -n '__touchstone_at /help 0+' -a 'why map audit layout explain play run lab test new demo list replay info convert record port merge mcp router completion version' -d 'The verb, and the verb below it if there is one'
complete -c touchstone -n '__touchstone_at /help' -l man -d 'Prints the manual of all verbs as a page for man'
complete -c touchstone -n '__touchstone_at /help' -l json -d 'Prints JSON instead of text'
complete -c touchstone -n '__touchstone_at /help' -l color -d 'When to use color' -x -a 'auto always never'
complete -c touchstone -n '__touchstone_at /help' -s h -l help -d 'Prints this help'
