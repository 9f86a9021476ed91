// SPDX-License-Identifier: Apache-2.0

nonisolated extension LabMarkup {
  /// What explains the screen: beside it, or in a sheet that can be pulled up.
  static let panel = """
    <div id="pages">
    <button id="grab" aria-label="Pull up the explanation" title="Drag, or press to change the height"></button>
    <div id="tabs" class="segments" role="tablist" aria-label="Pages">
    <button role="tab" id="touch-tab" aria-controls="touch-page" aria-selected="true">Touch</button>
    <button role="tab" id="scene-tab" aria-controls="scene-page" aria-selected="false" tabindex="-1">Scene</button>
    <button role="tab" id="notes-tab" aria-controls="notes-page" aria-selected="false" tabindex="-1" hidden>Notes</button>
    <button role="tab" id="export-tab" aria-controls="export-page" aria-selected="false" tabindex="-1">Export</button>
    </div>
    <div id="touch-page" role="tabpanel" aria-labelledby="touch-tab" tabindex="0">
    <div class="pick">
    <div id="finder"><input id="find" type="text" role="combobox" placeholder="Why not…" aria-label="Why does a view get no touch? Name, text or class of the view" aria-expanded="false" aria-controls="outline" aria-autocomplete="list" autocomplete="off" autocapitalize="off" spellcheck="false">
    <ul id="outline" class="card" role="listbox" aria-label="All views" hidden></ul></div>
    <select id="touch" aria-label="Touch" disabled hidden><option value="">No touch yet</option></select>
    </div>
    <section id="why-panel" class="card" aria-label="Why not?" hidden><div id="why" aria-live="polite"></div></section>
    <p id="idle">Touch the screen: you see which views were asked, who got the touch, and why.</p>
    <section id="path-panel" hidden><h2>Who was asked</h2><p id="hits-title" class="hint"></p><ol id="hits" class="tree"></ol></section>
    <section id="chain-panel" hidden><h2>Who got it</h2><p id="chain-title" class="hint"></p><ol id="chain"></ol></section>
    <section id="gestures-panel" hidden><h2>Who recognized</h2><p id="lanes-title" class="hint"></p><div id="lanes"></div><ul id="legend" aria-label="Legend"></ul><ul id="arrows" aria-label="What recognizers did to each other"></ul></section>
    <section id="events-panel" hidden><h2>What was sent</h2><table id="events"><thead class="unseen"><tr><th scope="col">time</th><th scope="col">what</th><th scope="col">to whom</th></tr></thead><tbody></tbody></table></section>
    <section id="view-panel" hidden><h2>Selected view</h2><div id="view"></div></section>
    <details id="layers-panel"><summary><h2>Layers in 3D</h2></summary><canvas id="exploded" tabindex="0" role="img" aria-label="The layers of the screen, one above the other; arrow keys turn them"></canvas>
    <label class="pick">Distance <input id="gap" type="range" min="0" max="80" value="40"></label></details>
    <details id="facts-panel"><summary><h2>Everything that happened</h2></summary><div id="areas-of-facts" class="hint"></div><p id="skipped" class="hint"></p><div id="facts-box" tabindex="0" role="region" aria-label="Lines of the trace"><table id="facts"><thead class="unseen"><tr><th scope="col">time</th><th scope="col">area</th><th scope="col">what</th></tr></thead><tbody></tbody></table></div></details>
    </div>
    <div id="scene-page" role="tabpanel" aria-labelledby="scene-tab" tabindex="0" hidden>
    <div class="line"><b id="file"></b> <span id="unsaved" class="tag warn" hidden>not saved</span> <span class="space"></span> <button id="compare" class="chip">Compare</button> <button id="save" class="chip" disabled>Save</button></div>
    <div id="choice" class="card" role="group" aria-labelledby="choice-text" hidden><p id="choice-text" class="failure"></p><div class="buttons"><button id="take" class="chip">Take the file’s text</button><button id="keep-own" class="chip">Keep the text of this page</button></div></div>
    <div id="editor"><div id="numbers" aria-hidden="true"></div><textarea id="text" spellcheck="false" autocapitalize="off" autocomplete="off" wrap="off" aria-label="Text of the scene; Control and Space show what may be written" aria-autocomplete="list" aria-controls="choices"></textarea></div>
    <ul id="choices" class="card" role="listbox" aria-label="What may be written here" hidden></ul>
    <ul id="errors" aria-live="polite"></ul>
    <section><h2>The same fingers before and after</h2><p id="comparison-summary" class="hint">Touch the screen, then change the scene: the same fingers are replayed, and both traces are compared.</p>
    <div id="comparison-box" tabindex="0" role="region" aria-label="Both traces"><table id="comparison" hidden><thead><tr><th scope="col"><span class="unseen">difference</span></th><th scope="col">before</th><th scope="col">now</th></tr></thead><tbody></tbody></table></div></section>
    </div>
    <div id="notes-page" role="tabpanel" aria-labelledby="notes-tab" tabindex="0" hidden>
    <h2 id="notes-title">Notes on the conversion</h2><p class="hint">Each note begins with its file, line and column.</p>
    <ol id="notes"></ol>
    </div>
    <div id="export-page" role="tabpanel" aria-labelledby="export-tab" tabindex="0" hidden>
    <h2>Run again what you touched</h2><p class="hint">What an export leaves out is listed at its beginning.</p>
    <div id="exports">
    <button data-form="test" aria-pressed="false"><b>Test</b> <span>Lines of Swift that name views, such as tap("buy")</span></button>
    <button data-form="swift" aria-pressed="false"><b>Exact test</b> <span>Every sample at its time: the same trace</span></button>
    <button data-form="script" aria-pressed="false"><b>Script</b> <span>For touchstone play: the same trace</span></button>
    <button data-form="recording" aria-pressed="false"><b>Recording</b> <span>For touchstone replay, without a limit</span></button>
    <button data-form="report" aria-pressed="false"><b>Report</b> <span>An HTML page with every moment</span></button>
    <button data-form="trace" aria-pressed="false"><b>Trace</b> <span>Every fact, a line of JSON each</span></button>
    </div>
    <div id="exported" hidden><div class="line"><b id="exported-name"></b> <span class="space"></span> <button id="copy" class="chip">Copy</button> <button id="download" class="chip">Save</button></div>
    <ul id="exported-left" aria-label="What the file leaves out"></ul>
    <textarea id="exported-text" readonly spellcheck="false" wrap="off" aria-label="What is exported"></textarea></div>
    </div>
    </div>
    </main>
    """
}
