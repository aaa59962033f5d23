import type { ReactElement } from "react";
import type { Coordinates } from "#core/fulfillment/coordinates.ts";
import type { DeliveryZone, Position } from "#core/fulfillment/delivery-zone.ts";
import { outlines, toPoint, type MapFrame } from "#core/fulfillment/plain-map.ts";
import * as styles from "./plain-map.css.ts";

interface PlainMapProps {
  readonly frame: MapFrame;
  readonly zones: readonly DeliveryZone[];
  readonly shop: Coordinates;
}

const SIZE = 1000;
const STREETS = [1, 2, 3, 4, 5, 6, 7];

/** A map without streets of its own: the delivery zones, a grid to judge distance by, and the shop. Decoration for those who see. */
export function PlainMap({ frame, zones, shop }: PlainMapProps): ReactElement {
  const place = toPoint(frame, shop);
  return (
    <svg className={styles.map} viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true" focusable="false">
      {STREETS.map((street) => (
        <path
          key={street}
          className={styles.grid}
          d={`M0 ${(street * SIZE) / 8}H${SIZE}M${(street * SIZE) / 8} 0V${SIZE}`}
        />
      ))}
      {zones.map((zone) => (
        <path key={zone.id} className={styles.zone} fillRule="evenodd" d={outlines(zone).map((ring) => pathOf(frame, ring)).join("")} />
      ))}
      <circle className={styles.shopGround} cx={place.x * SIZE} cy={place.y * SIZE} r="34" />
      <path
        className={styles.shop}
        transform={`translate(${place.x * SIZE - 18} ${place.y * SIZE - 18}) scale(1.5)`}
        d="M3 9l1-5h16l1 5M4 9v11h16V9M3 9h18M9 20v-6h6v6"
      />
    </svg>
  );
}

function pathOf(frame: MapFrame, ring: readonly Position[]): string {
  const points = ring.map(([longitude, latitude]) => {
    const { x, y } = toPoint(frame, { longitude, latitude });
    return `${(x * SIZE).toFixed(1)} ${(y * SIZE).toFixed(1)}`;
  });
  return `M${points.join("L")}Z`;
}
