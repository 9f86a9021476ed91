// SPDX-License-Identifier: Apache-2.0
internal import TextSources

/// How the page looks: as all pages do, and what only recordings have.
nonisolated enum PageStyle {
  static let css =
    PageLook.text + """
      code,table,.now ol,.now ul,.lane,.axis,output,.when{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,\
      "DejaVu Sans Mono",monospace;font-size:12px;line-height:1.5}
      \(PageLook.sections)\
      .stage{display:flex;flex-wrap:wrap;gap:1.6rem 2.4rem;margin-top:1.4rem}
      .rec{flex:1 1 340px;min-width:0}.rec figure{margin:0}
      .pair{display:flex;flex-wrap:wrap;gap:1rem 2rem}.pair figure{flex:0 1 400px;min-width:min(300px,100%)}
      .pair .now{flex:1 1 260px;min-width:0}
      .rec .scene{display:block;width:100%;height:auto;max-width:calc(74vh*var(--ratio));min-width:min(240px,100%)}
      .now ol,.now ul{list-style:none;margin:0;padding:0}
      .now li{padding:.05rem 0;overflow-wrap:anywhere}
      .now .no{color:var(--soft)}.now .hitview{font-weight:700}
      .now em{font-style:normal;color:var(--soft)}
      .now button{all:unset;cursor:pointer;border-bottom:1px dotted var(--soft)}
      .now button[aria-pressed=true]{border-bottom:2px solid var(--f,var(--ink))}
      .swatch{display:inline-block;width:.6em;height:.6em;border-radius:50%;background:var(--f);margin-right:.5em}
      .chain li+li::before{content:"→ ";color:var(--soft)}

      """

  static let timeline = """
    .lanes .rows{display:grid;grid-template-columns:minmax(90px,220px) minmax(0,1fr) minmax(80px,190px);\
    column-gap:.8rem;align-items:center;position:relative}
    .lane{display:contents}.lane>span{overflow:hidden;text-overflow:ellipsis;white-space:nowrap;line-height:22px}
    .lane>.word{color:var(--soft)}
    .lane:hover>span,.lane.hot>span{color:var(--region)}
    .rows h3{grid-column:1/-1;margin:.7rem 0 .1rem}
    .plot{display:block;width:100%;height:20px;background:linear-gradient(var(--faint),var(--faint)) 0 50%/100% 1px\
     no-repeat}
    .plot path{vector-effect:non-scaling-stroke;fill:none}
    .bar.touch{fill:var(--f)}.bar.has{fill:var(--soft);fill-opacity:.45}
    .bar.possible{fill:var(--line)}.bar.active{fill:var(--hit)}
    .bar.lit{fill:var(--ink);fill-opacity:.2}.bar.tracking{fill:var(--region)}
    .mark{stroke:var(--ink);stroke-width:1.5}.mark.drag{stroke-width:1.5;stroke-dasharray:1 3}
    .mark.done{stroke:var(--hit);stroke-width:2.5}.mark.failed{stroke:var(--soft);stroke-width:1.5}
    .mark.cancelled{stroke:var(--f1);stroke-width:2.5}.mark.refused{stroke:var(--f5);stroke-width:1.5}
    .axis{grid-column:2;position:relative;height:1.5rem;border-top:1px solid var(--line);color:var(--soft)}
    .axis i{position:absolute;transform:translateX(-50%);font-style:normal;font-size:11px;padding-top:4px;\
    white-space:nowrap}
    .axis i::before{content:"";position:absolute;top:0;left:50%;height:4px;border-left:1px solid var(--line)}
    .needle{position:absolute;top:0;bottom:0;width:0;border-left:1.25px solid var(--f1);pointer-events:none;\
    display:none}
    .js .lanes .plot{cursor:ew-resize;touch-action:pan-y}
    .key{display:flex;flex-wrap:wrap;gap:.2rem 1.2rem;margin:.6rem 0 0;padding:0;list-style:none}
    .key svg{width:26px;height:14px;vertical-align:-2px;margin-right:.4em;overflow:visible}
    .key svg path{vector-effect:non-scaling-stroke;fill:none}
    .key .bar.touch{--f:var(--f1);fill:var(--f)}.key .bar.lit{fill:var(--ink)}
    .key .bar.tracking{fill:var(--region)}.key .bar.possible{fill:var(--line)}.key .bar.active{fill:var(--hit)}

    """

  static let tables = """
    table{border-collapse:collapse;width:100%;table-layout:fixed}
    th{font-weight:400;text-align:left;color:var(--soft);border-bottom:1px solid var(--line)}
    td,th{padding:1px .8rem 1px 0;vertical-align:top;overflow-wrap:anywhere}
    td:first-child,th:first-child{width:5.6rem;text-align:right}td:nth-child(2),th:nth-child(2){width:5.4rem;\
    color:var(--soft)}
    td:nth-child(3),th:nth-child(3){width:34%}
    .events .list{display:flex;flex-wrap:wrap;gap:1.4rem 2.4rem}.events .list>div{flex:1 1 420px;min-width:0}
    .events tr{cursor:pointer}.events tr[aria-current]{background:var(--faint)}
    .events tr[aria-current] td:first-child{box-shadow:inset 3px 0 var(--f1)}
    .events tr.later{color:var(--soft)}
    .chips{display:flex;flex-wrap:wrap;gap:.3rem .9rem;margin:.2rem 0 .6rem;font-size:.82rem;color:var(--soft)}
    .chips label{cursor:pointer}.chips input{accent-color:var(--region);margin:0 .3em 0 0}
    .film ol{display:grid;grid-template-columns:repeat(auto-fill,minmax(150px,1fr));gap:1rem;list-style:none;\
    margin:0;padding:0}
    .film li{min-width:0}.film svg{display:block;width:100%;height:auto}.film p{overflow-wrap:anywhere;font-size:.78rem;line-height:1.35;margin:.3rem 0 0}
    .transport{position:sticky;bottom:0;background:var(--paper);border-top:1px solid var(--ink);\
    padding:.6rem 0 .7rem;margin-top:1.6rem;display:none;gap:.4rem .9rem;align-items:center;z-index:2}
    .js .transport{display:flex}.js .static{display:none}.live{display:none}.js .live{display:block}
    .zoom{float:right}.zoom button{margin-left:.3rem}
    .transport button,.zoom button{font:inherit;font-size:14px;color:inherit;background:none;border:1px solid var(--line);\
    border-radius:5px;min-width:2.3rem;height:2.1rem;padding:0 .5rem;cursor:pointer}
    .transport button:hover,.zoom button:hover{border-color:var(--ink)}
    .transport .buttons{display:flex;gap:.3rem}
    .slider{position:relative;flex:1 1 160px;height:2.1rem;cursor:ew-resize;touch-action:none;\
    background:linear-gradient(var(--line),var(--line)) 0 50%/100% 1px no-repeat}
    .slider .plot{height:100%;background:none;pointer-events:none;opacity:.75}
    .slider .thumb{position:absolute;top:0;bottom:0;width:0;border-left:2px solid var(--f1);pointer-events:none}
    .slider .thumb::before{content:"";position:absolute;left:-6px;top:50%;width:10px;height:10px;margin-top:-5px;\
    border-radius:50%;background:var(--f1)}
    .when{min-width:5.2rem;text-align:right;font-size:14px;font-variant-numeric:tabular-nums}
    :focus-visible{outline:2px solid var(--region);outline-offset:2px}
    footer{border-top:1px solid var(--line);margin-top:2rem;padding-top:.5rem}
    .hotview .body,.hotview.control .edge{stroke:var(--region);stroke-width:2.5}
    @media (max-width:640px){\(PageLook.narrow).transport{flex-wrap:wrap}.buttons span{display:none}
    html:not(.js) .axis i:nth-of-type(even){display:none}
    .lanes .rows{grid-template-columns:minmax(70px,28%) minmax(0,1fr)}.lane>.word{display:none}
    .slider{flex-basis:100%;order:-1}.transport button{min-width:2rem}.transport{gap:.3rem .6rem}
    .js .now{height:17rem;min-height:0!important;overflow-y:auto}td:nth-child(2),th:nth-child(2){display:none}
    td:first-child,th:first-child{width:4rem}.when{flex:1}}
    @media print{body{max-width:none;padding:0;font-size:11pt}.transport,.js .live,.needle{display:none!important}
    .js .static{display:block}.film ol{grid-template-columns:repeat(4,1fr)}
    .film li,.lane,tr,figure,article{break-inside:avoid}.rec .scene{max-width:calc(11cm*var(--ratio))}.rec{flex-basis:40%}
    .js .now{height:auto;min-height:0!important}
    .zoom{display:none!important}section>h2{break-after:avoid}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}}

    """
}
