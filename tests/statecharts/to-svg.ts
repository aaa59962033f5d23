import type { AnyStateMachine } from "xstate";
import { toChart, type ChartState } from "#ui/lab/chart/chart.ts";
import { CHARACTER, layOut, LINE, PADDING, type Box, type PlacedArrow } from "#ui/lab/chart/layout.ts";

// Dark words on a light ground, whatever the theme of the reader.
const STYLE = `
  text { font: 12px "DejaVu Sans Mono", Menlo, Consolas, monospace; fill: #1e293b; white-space: pre }
  .name { font-size: 14px; font-weight: bold }
  .words { fill: #0f4c81 }
  .frame { fill: #f1f5f9; fill-opacity: .6; stroke: #64748b }
  .state { fill: #ffffff; stroke: #334155 }
  .region { fill: none; stroke: #64748b; stroke-dasharray: 5 4 }
  .final { fill: #ffffff; stroke: #334155; stroke-width: 3 }
  .anyOf { fill: #fef9c3; stroke: #a16207 }
  .initial { fill: #334155 }
  .arrow { fill: none; stroke: #475569; marker-end: url(#head) }
  .ground { fill: #ffffff }
  .behind { fill: #ffffff; fill-opacity: .85 }`;

/** A machine drawn as SVG: states, what they do by themselves, and arrows with event, guard and actions. */
export async function toSvg(machine: AnyStateMachine): Promise<string> {
  const { width, height, states, arrows } = await layOut(toChart(machine));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<title>${escaped(machine.id)}</title>`,
    `<style>${STYLE}\n</style>`,
    '<marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto"><path d="M0 0 8 4 0 8z" fill="#475569"/></marker>',
    `<rect class="ground" width="${width}" height="${height}"/>`,
    ...states.map(({ state, box }) => drawState(state, box)),
    ...arrows.map(drawLine),
    ...arrows.map(drawLabel),
    "</svg>",
    "",
  ].join("\n");
}

function drawState(state: ChartState, box: Box): string {
  const { x, y, width, height } = box;
  if (state.kind === "initial") return `<circle class="initial" cx="${x + 6}" cy="${y + 6}" r="6"/>`;
  const look = state.kind === "state" && state.states.length > 0 ? "frame" : state.kind;
  return [
    `<rect class="${look}" x="${x}" y="${y}" width="${width}" height="${height}" rx="8"/>`,
    `<text class="name" x="${x + PADDING}" y="${y + PADDING + 11}">${escaped(state.name)}</text>`,
    ...linesAt(state.lines, x + PADDING, y + PADDING + LINE, ""),
  ].join("\n");
}

function drawLine({ points }: PlacedArrow): string {
  const path = points.map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${x} ${y}`).join("");
  return `<path class="arrow" d="${path}"/>`;
}

function drawLabel({ arrow, label }: PlacedArrow): string {
  if (label === null) return "";
  const { x, y, width, height } = label;
  return [
    `<rect class="behind" x="${x}" y="${y}" width="${width}" height="${height}"/>`,
    ...linesAt(arrow.lines, x + 2, y, ' class="words"'),
  ].join("\n");
}

function linesAt(lines: readonly string[], x: number, y: number, look: string): readonly string[] {
  return lines.map((line, index) => {
    const indent = line.length - line.trimStart().length;
    const left = x + Math.round(indent * CHARACTER);
    return `<text${look} x="${left}" y="${y + index * LINE + 12}">${escaped(line.trimStart())}</text>`;
  });
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
