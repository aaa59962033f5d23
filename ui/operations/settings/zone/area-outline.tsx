import type { ReactElement } from "react";
import { outlines, toPoint, type MapFrame } from "#core/fulfillment/plain-map.ts";
import type { Area } from "#core/shop/delivery-zone.ts";
import { MAP_ASPECT } from "#ui/fulfillment/plain-map.tsx";
import * as styles from "./zone-map.css.ts";

interface AreaOutlineProps {
  readonly frame: MapFrame;
  readonly area: Area;
}

const HEIGHT = 1000;
const WIDTH = HEIGHT * MAP_ASPECT;

/** The chosen area above all others on the map. Decoration for those who see. */
export function AreaOutline({ frame, area }: AreaOutlineProps): ReactElement {
  const d = outlines({ polygon: area })
    .map((ring) => {
      const points = ring.map(([longitude, latitude]) => {
        const { x, y } = toPoint(frame, { longitude, latitude });
        return `${(x * WIDTH).toFixed(1)} ${(y * HEIGHT).toFixed(1)}`;
      });
      return `M${points.join("L")}Z`;
    })
    .join("");
  return (
    <svg className={styles.outline} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" focusable="false">
      <path className={styles.chosen} fillRule="evenodd" d={d} />
    </svg>
  );
}
