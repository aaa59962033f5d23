import { use, type ReactElement } from "react";
import { Button } from "#ui/design/button/button.tsx";
import { ChartView, type Lit } from "./chart-view.tsx";
import type { Layout } from "./layout.ts";
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
  const { viewport, zoomIn, zoomOut, fit, window } = useViewport(placed);
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
      </div>
    </div>
  );
}
