import type { ReactElement } from "react";
import type { Coordinates } from "#core/kernel/coordinates.ts";
import type { DeliveryZone, Position } from "#core/shop/delivery-zone.ts";
import { outlines, toPoint, type MapFrame } from "#core/fulfillment/plain-map.ts";
import { tilesOf } from "#core/fulfillment/map-tiles.ts";
import { usePageSettings } from "#ui/app/page-settings.tsx";
import * as styles from "./plain-map.css.ts";

interface PlainMapProps {
  readonly frame: MapFrame;
  readonly zones: readonly DeliveryZone[];
  readonly shop: Coordinates;
}

/** How much wider than high a map is drawn; its box has the same shape. */
export const MAP_ASPECT = 4 / 3;

// Required by the license of the map.
const SOURCE = "© OpenStreetMap";
const HEIGHT = 1000;
const WIDTH = HEIGHT * MAP_ASPECT;
const CELL = HEIGHT / 9;
const LINES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];

/**
 * The delivery zones and the shop, on a street map where the operator named one, else on a grid to judge distance by.
 * Decoration for those who see.
 */
export function PlainMap({ frame, zones, shop }: PlainMapProps): ReactElement {
  const { tilesUrl } = usePageSettings().outside;
  const place = toPoint(frame, shop);
  return (
    <svg className={styles.map} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" focusable="false">
      {tilesUrl === null ? (
        <path
          className={styles.grid}
          d={LINES.map((line) => `M0 ${line * CELL}H${WIDTH}M${line * CELL} 0V${HEIGHT}`).join("")}
        />
      ) : (
        tilesOf(frame, tilesUrl).map(({ url, from, to }) => (
          <image
            key={url}
            href={url}
            x={from.x * WIDTH}
            y={from.y * HEIGHT}
            width={(to.x - from.x) * WIDTH}
            height={(to.y - from.y) * HEIGHT}
            preserveAspectRatio="none"
          />
        ))
      )}
      {zones.map((zone) => (
        <path
          key={zone.id}
          className={styles.zone}
          fillRule="evenodd"
          d={outlines(zone)
            .map((ring) => pathOf(frame, ring))
            .join("")}
        />
      ))}
      <circle className={styles.shopGround} cx={place.x * WIDTH} cy={place.y * HEIGHT} r="34" />
      <path
        className={styles.shop}
        transform={`translate(${place.x * WIDTH - 18} ${place.y * HEIGHT - 18}) scale(1.5)`}
        d="M3 9l1-5h16l1 5M4 9v11h16V9M3 9h18M9 20v-6h6v6"
      />
      {tilesUrl !== null && (
        <text className={styles.source} x={WIDTH - 44} y={HEIGHT - 40}>
          {SOURCE}
        </text>
      )}
    </svg>
  );
}

function pathOf(frame: MapFrame, ring: readonly Position[]): string {
  const points = ring.map(([longitude, latitude]) => {
    const { x, y } = toPoint(frame, { longitude, latitude });
    return `${(x * WIDTH).toFixed(1)} ${(y * HEIGHT).toFixed(1)}`;
  });
  return `M${points.join("L")}Z`;
}
