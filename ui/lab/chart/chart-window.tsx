import { use, useMemo, type ReactElement } from "react";
import { Button } from "#ui/design/button/button.tsx";
import { ChartView, type Lit } from "./chart-view.tsx";
import { beginningOf, type Box, type Layout } from "./layout.ts";
import { useViewport } from "./use-viewport.ts";
import * as styles from "./chart-window.css.ts";

interface ChartWindowProps {
  readonly name: string;
  readonly layout: Promise<Layout>;
  readonly lit: Lit;
}

/** A chart in a window that can be moved over it. */
export function ChartWindow({ name, layout, lit }: ChartWindowProps): ReactElement {
  const placed = use(layout);
  const focus = useMemo(() => focusOf(placed, lit), [placed, lit]);
  const { viewport, zoomIn, zoomOut, fit, follow, window } = useViewport(placed, focus);
  return (
    <div className={styles.frame}>
      {/* A drawing to move over by mouse or keys; its own text says what it shows. */}
      <div
        {...window}
        className={styles.window}
        tabIndex={0}
        role="application"
        aria-label={`Chart of ${name}; arrow keys move it, plus and minus zoom, zero fits it`}
      >
        <svg className={styles.drawing} role="img" aria-label={`Statechart ${name}`}>
          <g transform={`translate(${viewport.x} ${viewport.y}) scale(${viewport.scale})`}>
            <ChartView layout={placed} lit={lit} />
          </g>
        </svg>
      </div>
      <div className={styles.tools}>
        <Button size="xs" look="soft" onPress={zoomOut} aria-label="Zoom out">
          −
        </Button>
        <span className={styles.scale}>{Math.round(viewport.scale * 100)} %</span>
        <Button size="xs" look="soft" onPress={zoomIn} aria-label="Zoom in">
          +
        </Button>
        <Button size="xs" look="soft" onPress={fit}>
          Fit
        </Button>
        <Button size="xs" look="soft" isDisabled={follow === null} onPress={() => follow?.()}>
          Follow
        </Button>
      </div>
    </div>
  );
}

// Where its last arrow led, else the last of the innermost states that the machine is in, else where it begins.
function focusOf(layout: Layout, { states: active, arrows }: Lit): Box | null {
  const leaves = layout.states.filter(({ state }) => active.has(state.id) && state.states.length === 0);
  const [target] = [...arrows].toReversed().map((arrow) => arrow.split(" ").at(-1));
  return (leaves.find(({ state }) => state.id === target) ?? leaves.at(-1))?.box ?? beginningOf(layout);
}
