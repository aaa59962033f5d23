/** Waits for the page's own pictures at most this long, so that one slow picture does not keep the page from starting. */
const LONGEST_WAIT_MILLIS = 3000;

/**
 * The inline script that starts the app once the page has painted: after `load`, one frame and 50 ms, so that
 * scripts never compete with the first paint. A first touch or key starts it at once. Forms are sent by the app alone.
 */
export function startScript(entry: string, scripts: readonly string[]): string {
  return (
    `(function(){var d=document,s=0;function go(){if(s)return;s=1;` +
    `${JSON.stringify(scripts)}.forEach(function(u){var l=d.createElement("link");l.rel="modulepreload";l.href=u;d.head.appendChild(l)});` +
    `var m=d.createElement("script");m.type="module";m.src=${JSON.stringify(entry)};d.head.appendChild(m)}` +
    `function soon(){requestAnimationFrame(function(){setTimeout(go,50)})}` +
    `d.addEventListener("submit",function(e){e.preventDefault()});` +
    `if(d.readyState==="complete")soon();else addEventListener("load",soon);setTimeout(go,${LONGEST_WAIT_MILLIS});` +
    `["pointerdown","touchstart","keydown"].forEach(function(e){addEventListener(e,go,{once:true,passive:true})})})()`
  );
}
