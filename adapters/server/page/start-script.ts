import { LATE_MANIFEST, TAKEN_OVER_EVENT } from "#core/app/page.ts";

/** Waits for the page's own pictures at most this long, so that one slow picture does not keep the page from starting. */
const MAX_WAIT_MS = 3000;

/**
 * The inline script that starts the app once the page has painted: after `load`, one frame and 50 ms, so that
 * scripts, and what makes the page installable, never compete with the first paint. A first touch or key starts it at
 * once. Forms are sent by the app alone; a button whose press began too early is pressed when the app has taken the page
 * over, and only then: by a click that no pointer made, as the app did not see where the pointer came down.
 */
export function startScript(entry: string, scripts: readonly string[]): string {
  return (
    `(function(){var d=document,s=0;function go(){if(s)return;s=1;` +
    `function link(r,u){var l=d.createElement("link");l.rel=r;l.href=u;d.head.appendChild(l)}` +
    `${JSON.stringify(scripts)}.forEach(function(u){link("modulepreload",u)});` +
    `var a=d.querySelector(${JSON.stringify(`meta[name=${LATE_MANIFEST}]`)});if(a)link("manifest",a.content);` +
    `var m=d.createElement("script");m.type="module";m.src=${JSON.stringify(entry)};d.head.appendChild(m)}` +
    `function soon(){requestAnimationFrame(function(){setTimeout(go,50)})}` +
    `var b=null,p=null,t=0;function button(e){return e.target.closest("button")}` +
    `function again(c){setTimeout(function(){if(c&&c.isConnected)c.click()})}` +
    `addEventListener("submit",function(e){e.preventDefault()});` +
    `addEventListener("pointerdown",function(e){p=t?null:button(e)},true);` +
    `addEventListener("click",function(e){var c=button(e);if(t&&(!c||c!==p))return;if(t)again(c);else b=c;p=null;` +
    `if(c){e.preventDefault();e.stopImmediatePropagation()}},true);` +
    `addEventListener(${JSON.stringify(TAKEN_OVER_EVENT)},function(){t=1;again(b)},{once:true});` +
    `if(d.readyState==="complete")soon();else addEventListener("load",soon);setTimeout(go,${MAX_WAIT_MS});` +
    `["pointerdown","touchstart","keydown"].forEach(function(e){addEventListener(e,go,{once:true,passive:true})})})()`
  );
}
