// SPDX-License-Identifier: Apache-2.0

/// The elements of the page, which the script fills.
nonisolated enum LabMarkup {
  static let body = "\n" + [header, screen, pages].joined() + "\n"

  private static let header = """
    <header>
    <h1>Touchstone lab</h1>
    <p id="state" role="status">Connecting …</p>
    <button id="notes-button" hidden></button>
    <button id="setup-button" aria-expanded="false" aria-controls="setup">Scene and screen</button>
    <div id="setup">
    <label>Scene <select id="scenes"><option value="">Open a scene …</option></select></label>
    <label>Screen <select id="size"><option value="375×667">375 × 667</option><option value="390×844">390 × 844</option><option value="820×1180">820 × 1180</option></select></label>
    <label>Appearance <select id="appearance"><option>light</option><option>dark</option></select></label>
    </div>
    </header>
    <main>

    """

  private static let screen = """
    <section id="screen" aria-label="Screen">
    <div id="place"><div id="device">
    <canvas id="surface" tabindex="0" role="application" aria-label="The screen of the scene. Keys are typed into it, or move a finger, as chosen under Keys. Tab leaves it."></canvas>
    <svg id="marks" aria-hidden="true"><g id="view-marks"></g><g id="finger-marks"></g></svg>
    </div></div>
    <div id="transport" role="group" aria-label="Time">
    <div class="buttons">
    <button id="live">Pause</button>
    <button id="back" title="To the moment before the latest input">Back</button>
    <button id="step" title="The next input, or the next timer">Step</button>
    <button id="play" title="From the moment that is shown to the end">Play</button>
    <button id="branch" title="Continue from the moment that is shown; the later inputs are dropped">Continue</button>
    <button id="restart" title="Start the scene anew, without inputs">Restart</button>
    <select id="rate" aria-label="Speed"><option value="1">1×</option><option value="0.5">½×</option><option value="0.1">0.1×</option><option value="0.01">0.01×</option></select>
    </div>
    <input id="time" type="range" min="0" max="1" step="0.001" value="0" aria-label="Moment">
    <canvas id="ruler" role="img" aria-label="The inputs over time"></canvas>
    <p class="line"><span id="clock"></span> <span id="latency"></span></p>
    </div>
    <div id="options">
    <button id="look" aria-pressed="false" title="Show the facts of views instead of touching them">Look</button>
    <label class="pick">Mouse <select id="mouse"><option value="finger">is a finger</option><option value="pointer">is a pointer</option></select></label>
    <label class="pick">Keys <select id="keys"><option value="type">type</option><option value="finger">move a finger</option></select></label>
    <span class="hint mouse-hint">Alt: two fingers</span>
    </div>
    <p id="notice" role="status"></p>
    </section>

    """

  private static let pages = """
    <div id="pages">
    <div id="tabs" role="tablist" aria-label="Pages">
    <button role="tab" id="touch-tab" aria-controls="touch-page" aria-selected="true">Touches</button>
    <button role="tab" id="scene-tab" aria-controls="scene-page" aria-selected="false" tabindex="-1">Scene</button>
    <button role="tab" id="notes-tab" aria-controls="notes-page" aria-selected="false" tabindex="-1" hidden>Notes</button>
    <button role="tab" id="keep-tab" aria-controls="keep-page" aria-selected="false" tabindex="-1">Keep</button>
    </div>
    <div id="touch-page" role="tabpanel" aria-labelledby="touch-tab" tabindex="0">
    <fieldset id="shown"><legend>Show</legend>
    <label><input type="checkbox" id="show-path" checked>Hit path</label>
    <label><input type="checkbox" id="show-areas" checked>Areas that react</label>
    <label><input type="checkbox" id="show-gestures" checked>Recognizers</label>
    <label><input type="checkbox" id="show-controls" checked>Control events</label>
    <label><input type="checkbox" id="show-chain" checked>Responder chain</label>
    <label><input type="checkbox" id="show-layers">Layers in 3D</label>
    <label><input type="checkbox" id="show-facts">All facts</label>
    </fieldset>
    <div class="columns">
    <section id="path-panel"><h2>Hit path</h2><p id="hits-title" class="hint">Touch the screen to see which views are asked.</p><ol id="hits"></ol></section>
    <section id="gestures-panel"><h2>Recognizers</h2><p id="lanes-title" class="hint">No recognizer has seen a touch yet.</p><div id="lanes"></div><ul id="arrows"></ul></section>
    <section id="controls-panel"><h2>Control events</h2><p id="events-title" class="hint">No control has sent an event yet.</p><ul id="events" aria-label="Control events"></ul></section>
    <section id="chain-panel"><h2>Responder chain</h2><p id="chain-title" class="hint">Touch the screen to see who can handle its events.</p><ol id="chain"></ol></section>
    <section id="view-panel"><h2>View</h2><div id="view"><p class="hint">Turn on Look, then move over the screen to see the facts of each view.</p></div><div id="why" aria-live="polite"></div></section>
    <section id="layers-panel" hidden><h2>Layers in 3D</h2><canvas id="exploded" tabindex="0" role="img" aria-label="The layers of the screen, one above the other; arrow keys turn them"></canvas>
    <label class="pick">Distance <input id="gap" type="range" min="0" max="80" value="40"></label></section>
    <section id="facts-panel" hidden><h2>All facts</h2><div id="areas-of-facts"></div><p id="skipped" class="hint"></p><div id="facts-box" tabindex="0" role="region" aria-label="Lines of the trace"><pre id="facts"></pre></div></section>
    </div>
    </div>
    <div id="scene-page" role="tabpanel" aria-labelledby="scene-tab" tabindex="0" hidden>
    <p class="line"><b id="file"></b> <span id="unsaved" hidden>not saved</span> <button id="save" disabled>Save</button> <button id="compare">Compare with before</button> <button id="open">Open a file …</button><input id="open-file" type="file" hidden></p>
    <div id="choice" role="group" aria-labelledby="choice-text" hidden><p id="choice-text" class="failure"></p><div class="buttons"><button id="take">Take the file’s text</button><button id="keep-own">Keep the text of this page</button></div></div>
    <div id="editor"><div id="numbers" aria-hidden="true"></div><textarea id="text" spellcheck="false" autocapitalize="off" autocomplete="off" wrap="off" aria-label="Text of the scene; Control and Space show what may be written" aria-autocomplete="list" aria-controls="choices"></textarea></div>
    <ul id="choices" role="listbox" aria-label="What may be written here" hidden></ul>
    <ul id="errors" aria-live="polite"></ul>
    <section><h2>The same fingers before and after</h2><p id="comparison-summary" class="hint">Touch the screen, then change the scene: the same fingers are replayed, and both traces are compared.</p>
    <div id="comparison-box" tabindex="0" role="region" aria-label="Both traces"><table id="comparison" hidden><thead><tr><th scope="col"><span class="unseen">difference</span></th><th scope="col">before</th><th scope="col">now</th></tr></thead><tbody></tbody></table></div></section>
    </div>
    <div id="notes-page" role="tabpanel" aria-labelledby="notes-tab" tabindex="0" hidden>
    <h2 id="notes-title">Notes on the conversion</h2>
    <p class="hint">Each note begins with its file, line and column.</p>
    <ol id="notes"></ol>
    </div>
    <div id="keep-page" role="tabpanel" aria-labelledby="keep-tab" tabindex="0" hidden>
    <p>Keep what you touched, to run it again:</p>
    <div class="buttons">
    <button data-keep="script">A script</button>
    <button data-keep="swift">Lines of a test</button>
    <button data-keep="recording">A recording</button>
    <button data-keep="report">A report</button>
    <button data-keep="trace">The trace</button>
    </div>
    <div id="kept" hidden><ul id="kept-left" aria-label="What the file leaves out"></ul><p class="line"><b id="kept-name"></b> <button id="copy">Copy</button> <button id="download">Save</button></p>
    <textarea id="kept-text" readonly spellcheck="false" wrap="off" aria-label="What is kept"></textarea></div>
    </div>
    </div>
    </main>
    """
}
