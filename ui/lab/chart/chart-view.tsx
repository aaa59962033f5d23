import type { ReactElement } from "react";
import { classNames } from "#ui/design/class-names.ts";
import { CHARACTER, LINE, PADDING, type Box, type Layout, type PlacedArrow } from "./layout.ts";
import type { ChartState } from "./chart.ts";
import * as styles from "./chart-view.css.ts";

/** What is lit in a chart: the states that a machine is in, and the arrows that it took last. */
export interface Lit {
  readonly states: ReadonlySet<string>;
  readonly arrows: ReadonlySet<string>;
}

/** Nothing is lit where no machine runs. */
export const UNLIT: Lit = { states: new Set(), arrows: new Set() };

interface ChartViewProps {
  readonly layout: Layout;
  readonly lit: Lit;
}

/** A machine as it was laid out: states within states, arrows, and their words. */
export function ChartView({ layout, lit }: ChartViewProps): ReactElement {
  const { states, arrows } = layout;
  const isTaken = ({ arrow: { from, to } }: PlacedArrow): boolean => lit.arrows.has(`${from} ${to}`);
  return (
    <>
      <marker
        id="head"
        viewBox="0 0 8 8"
        refX="7"
        refY="4"
        markerWidth="9"
        markerHeight="9"
        orient="auto"
        markerUnits="userSpaceOnUse"
      >
        <path d="M0 0 8 4 0 8z" className={styles.head} />
      </marker>
      {states.map(({ state, box }) => (
        <StateBox key={state.id} state={state} box={box} isActive={lit.states.has(state.id)} />
      ))}
      {/* What was taken lies above what was not. */}
      {[...arrows]
        .sort((a, b) => Number(isTaken(a)) - Number(isTaken(b)))
        .map((placed) => (
          <ArrowLine
            key={`${placed.arrow.from} ${placed.arrow.to}`}
            placed={placed}
            isTaken={isTaken(placed)}
          />
        ))}
    </>
  );
}

interface StateBoxProps {
  readonly state: ChartState;
  readonly box: Box;
  readonly isActive: boolean;
}

function StateBox({ state, box, isActive }: StateBoxProps): ReactElement {
  const { x, y, width, height } = box;
  if (state.kind === "initial") return <circle className={styles.initial} cx={x + 6} cy={y + 6} r={6} />;
  const look = state.kind === "state" && state.states.length > 0 ? "frame" : state.kind;
  return (
    <g data-state={state.id} data-active={isActive || undefined}>
      <rect
        className={classNames(styles.box[look], isActive && styles.active[look])}
        x={x}
        y={y}
        width={width}
        height={height}
        rx={8}
      />
      {state.kind === "final" && (
        <rect className={styles.inner} x={x + 3} y={y + 3} width={width - 6} height={height - 6} rx={6} />
      )}
      <text
        className={classNames(styles.name, isActive && styles.activeName)}
        x={x + PADDING}
        y={y + PADDING + 11}
      >
        {state.name}
      </text>
      <Lines lines={state.lines} x={x + PADDING} y={y + PADDING + LINE} />
    </g>
  );
}

function ArrowLine({
  placed,
  isTaken,
}: {
  readonly placed: PlacedArrow;
  readonly isTaken: boolean;
}): ReactElement {
  const { points, label, arrow } = placed;
  const path = points.map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${x} ${y}`).join("");
  return (
    <g
      className={classNames(styles.arrow, isTaken && styles.taken)}
      data-arrow={`${arrow.from} ${arrow.to}`}
      data-taken={isTaken || undefined}
    >
      <path className={styles.reach} d={path} />
      <path className={styles.line} d={path} />
      {label !== null && (
        <>
          <rect
            className={styles.ground}
            x={label.x}
            y={label.y}
            width={label.width}
            height={label.height}
            rx={3}
          />
          <Lines lines={arrow.lines} x={label.x + 2} y={label.y} />
        </>
      )}
    </g>
  );
}

interface LinesProps {
  readonly lines: readonly string[];
  readonly x: number;
  readonly y: number;
}

function Lines({ lines, x, y }: LinesProps): ReactElement {
  return (
    <>
      {lines.map((line, index) => {
        const text = line.trimStart();
        const left = x + Math.round((line.length - text.length) * CHARACTER);
        // Several guards of one event differ by their place alone.
        return (
          <text key={index} className={styles.words} x={left} y={y + index * LINE + 12}>
            <Words text={text} />
          </text>
        );
      })}
    </>
  );
}

function Words({ text }: { readonly text: string }): ReactElement {
  const parts = /^(?<label>tags|calls|entry|exit|\/)? ?(?<what>[^[]*)(?<guard>\[.*)?$/u.exec(text)?.groups;
  const { label, what = text, guard } = parts ?? {};
  return (
    <>
      {label !== undefined && <tspan className={styles.minor}>{`${label} `}</tspan>}
      <tspan className={label === undefined ? styles.event : label === "tags" ? styles.tag : styles.minor}>
        {what}
      </tspan>
      {guard !== undefined && <tspan className={styles.guard}>{guard}</tspan>}
    </>
  );
}
