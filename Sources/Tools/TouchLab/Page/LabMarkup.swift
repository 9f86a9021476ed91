// SPDX-License-Identifier: Apache-2.0

/// The elements of the page, which the script fills.
nonisolated enum LabMarkup {
  static let body = "\n" + [header, screen, panel].joined() + "\n"

  private static let header = """
    <header>
    <h1><svg viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="12" r="9.25"/><circle class="dot" cx="12" cy="12" r="3.5"/></svg>Touchstone lab</h1>
    <button id="setup-button" class="chip" aria-expanded="false" aria-controls="setup" aria-label="Scene, screen and appearance"><span id="scene-name">Scene</span>\(LabIcons.more)</button>
    <div id="setup" class="card" hidden>
    <label>Scene <select id="scenes"><option value="">Open a scene…</option></select></label>
    <button id="open">Open a file…</button><input id="open-file" type="file" hidden>
    <label>Screen <select id="size"><option value="375×667">375 × 667</option><option value="390×844">390 × 844</option><option value="820×1180">820 × 1180</option></select></label>
    <label>Appearance <select id="appearance"><option value="system">as the system</option><option>light</option><option>dark</option></select></label>
    <label>Mouse <select id="mouse"><option value="finger">is a finger</option><option value="pointer">is a pointer</option></select></label>
    <label>Keys <select id="keys"><option value="type">type</option><option value="finger">move a finger</option></select></label>
    <label class="check"><input type="checkbox" id="show-path" checked>Outline the views of the touch</label>
    <label class="check"><input type="checkbox" id="show-areas" checked>Outline areas that react</label>
    <label class="check"><input type="checkbox" id="show-constraints" checked>Draw guides and constraints of the selected view</label>
    <p class="hint">With the Alt key, the mouse is two fingers. <span id="latency" hidden></span></p>
    </div>
    <div id="hand" class="segments" role="group" aria-label="What a press on the screen does">
    <button id="touching" aria-pressed="true" title="Press to touch the scene">\(LabIcons.touch)<span>Touch</span></button>
    <button id="look" aria-pressed="false" title="Press a view to ask why it gets no touch (L)">\(LabIcons.look)<span>Why not?</span></button>
    <button id="scrolling" aria-pressed="false" title="Press to scroll the page instead of the scene">\(LabIcons.scroll)<span>Scroll</span></button>
    </div>
    <p id="state" role="status">Connecting…</p>
    </header>
    <main>

    """

  private static let screen = """
    <section id="screen" aria-label="Screen">
    <div id="place"><div id="device">
    <canvas id="surface" tabindex="0" role="application" aria-label="The screen of the scene. Keys are typed into it, or move a finger, as chosen under Keys. Tab leaves it."></canvas>
    <svg id="marks" aria-hidden="true"><g id="view-marks"></g><g id="finger-marks"></g></svg>
    </div></div>
    <p id="notice" role="status"></p>
    <div id="transport" role="group" aria-label="Time">
    <div id="past" hidden>
    <span>An earlier moment</span>
    <button id="play" class="chip" title="From the moment that is shown to the end">Play</button>
    <button id="branch" class="chip" title="Continue from the moment that is shown; the later inputs are dropped">Continue from here</button>
    </div>
    <div id="bar">
    <button id="restart" class="quiet" aria-label="Restart" title="Start the scene anew, without inputs">\(LabIcons.restart)</button>
    <button id="back" class="quiet" aria-label="Back" title="To the moment before the latest input">\(LabIcons.back)</button>
    <button id="live" class="quiet" aria-label="Pause">\(LabIcons.pause)\(LabIcons.play)\(LabIcons.present)</button>
    <button id="step" class="quiet" aria-label="Step" title="The next input, or the next timer">\(LabIcons.step)</button>
    <div id="track"><canvas id="ruler" role="img" aria-label="The touches over time"></canvas><input id="time" type="range" min="0" max="1" step="0.001" value="0" aria-label="Moment"></div>
    <p id="clock"></p>
    <select id="rate" class="quiet" aria-label="Speed"><option value="1">1×</option><option value="0.5">½×</option><option value="0.1">0.1×</option><option value="0.01">0.01×</option></select>
    </div>
    </div>
    </section>

    """
}
