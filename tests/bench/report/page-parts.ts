/** A page that needs nothing else: its style, its title as heading, and what it shows kept as JSON. */
export function toDocument(title: string, body: string, kept: unknown): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
<h1>${escaped(title)}</h1>
${body}
<script type="application/json" id="report">${JSON.stringify(kept).replaceAll("<", "\\u003c")}</script>
</html>
`;
}

/** A table; its first row names the columns. */
export function tableOf(rows: readonly (readonly string[])[]): string {
  const [head = [], ...body] = rows;
  const cells = (row: readonly string[], tag: "td" | "th"): string =>
    `<tr>${row.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join("")}</tr>`;
  return `<table>${cells(head, "th")}${body.map((row) => cells(row, "td")).join("")}</table>`;
}

/** Text of a page. */
export function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}

const STYLE = `
:root { color-scheme: light dark; --ink: #1c2321; --soft: #6b7471; --ground: #fbfaf7; --kept: #2f7d5b; --missed: #b3452c; --edge: #dcd8cf }
@media (prefers-color-scheme: dark) { :root { --ink: #e8e6e1; --soft: #98a09c; --ground: #16191a; --kept: #62b48d; --missed: #e08468; --edge: #343a3a } }
body { font: 15px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--ground); max-width: 1280px; margin: 2rem auto; padding: 0 1rem }
h2 { margin: 2.5rem 0 .75rem; font-size: 1.1rem }
section { overflow-x: auto }
table { border-collapse: collapse; margin-bottom: 1rem; font-variant-numeric: tabular-nums }
th, td { text-align: right; padding: .25rem .75rem; border-bottom: 1px solid var(--edge); white-space: nowrap }
th:first-child, td:first-child, .lines td { text-align: left }
.lines .value { text-align: right; font-weight: 600 }
.lines td:last-child, .lines td:nth-last-child(2) { color: var(--soft) }
.kept td:first-child { color: var(--kept) } .missed td:first-child { color: var(--missed) }
.kept .bar { fill: var(--kept) } .missed .bar { fill: var(--missed) }
.limit { stroke: var(--ink); stroke-width: 2 } .spread { stroke: var(--soft); stroke-width: 2 }
.before { fill: var(--ground); stroke: var(--ink); stroke-width: 1.5 }
.key { color: var(--soft) }
figure { margin: 1rem 0; max-width: 960px; overflow-x: auto } figure svg { width: 100%; min-width: 640px; height: auto; display: block }
figcaption { color: var(--soft); margin-bottom: .5rem }
.area { fill: var(--kept); opacity: .25 } .trace { fill: none; stroke: var(--kept); stroke-width: 2; stroke-linejoin: round }
.worst { stroke: var(--missed) } .scale { stroke: var(--edge) } text { fill: var(--soft); font: 12px system-ui, sans-serif }
.broken { color: var(--missed) }`;
