// Native buttons, not react-aria's: corners are dragged and moved by arrow keys, and are never pressed.
import { useRef, useState, type KeyboardEvent, type PointerEvent, type ReactElement } from "react";
import { frameOf, moved, toPlace, toPoint, widened, type MapFrame } from "#core/fulfillment/plain-map.ts";
import type { Coordinates } from "#core/kernel/coordinates.ts";
import {
  areaOf,
  cornersOf,
  middleOf,
  movedCorner,
  withCornerAfter,
  withoutCorner,
} from "#core/setting/zone/zone-corners.ts";
import type { Area, DeliveryZone } from "#core/shop/delivery-zone.ts";
import { Button } from "#ui/design/button/button.tsx";
import { IconButton } from "#ui/design/button/icon-button.tsx";
import { MinusIcon, PlusIcon } from "#ui/design/icons/controls.tsx";
import { MAP_ASPECT, PlainMap } from "#ui/fulfillment/plain-map.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { AreaOutline } from "./area-outline.tsx";
import * as styles from "./zone-map.css.ts";

interface ZoneMapProps {
  readonly zones: readonly DeliveryZone[];
  readonly shop: Coordinates;
  /** The area that is drawn; null while none is chosen. */
  readonly area: Area | null;
  readonly onChange: (area: Area) => void;
}

// Metres for each press of an arrow key, and with Shift.
const STEP = 50;
const LEAP = 400;
const CLOSER = 0.7;

const DIRECTIONS = new Map<string, readonly [number, number]>([
  ["ArrowUp", [0, 1]],
  ["ArrowDown", [0, -1]],
  ["ArrowLeft", [-1, 0]],
  ["ArrowRight", [1, 0]],
]);

/** All zones on the plain map; the corners of the chosen one are dragged, or moved with the arrow keys. */
export function ZoneMap({ zones, shop, area, onChange }: ZoneMapProps): ReactElement {
  const { t } = useI18n();
  const words = t.operations.settings.zone;
  const map = useRef<HTMLDivElement>(null);
  // Stays while a corner moves: a map that moves under the finger cannot be aimed at.
  const [frame, setFrame] = useState<MapFrame>(() =>
    frameOf(area === null ? zones : [{ polygon: area }], [shop], MAP_ASPECT),
  );
  const corners = area === null ? null : cornersOf(area);

  function aim(event: PointerEvent, at: number): void {
    const box = map.current?.getBoundingClientRect();
    if (box === undefined || corners === null) return;
    const point = {
      x: (event.clientX - box.left) / box.width,
      y: (event.clientY - box.top) / box.height,
    };
    onChange(areaOf(movedCorner(corners, at, toPlace(frame, point))));
  }

  function step(event: KeyboardEvent, corner: Coordinates, at: number): void {
    if (corners === null) return;
    if (event.key === "Delete" || event.key === "Backspace") {
      event.preventDefault();
      onChange(areaOf(withoutCorner(corners, at)));
      return;
    }
    const direction = DIRECTIONS.get(event.key);
    if (direction === undefined) return;
    event.preventDefault();
    const metres = event.shiftKey ? LEAP : STEP;
    const place = moved(corner, direction[0] * metres, direction[1] * metres);
    onChange(areaOf(movedCorner(corners, at, place)));
  }

  const positionOf = (place: Coordinates): { readonly left: string; readonly top: string } => {
    const { x, y } = toPoint(frame, place);
    return { left: `${x * 100}%`, top: `${y * 100}%` };
  };

  return (
    <div className={styles.field} role="group" aria-label={words.map()}>
      <div ref={map} className={styles.map}>
        <PlainMap frame={frame} zones={zones} shop={shop} />
        {area !== null && <AreaOutline frame={frame} area={area} />}
        {corners?.map((corner, at) => (
          <button
            // Nothing but their order tells corners apart.
            key={at}
            type="button"
            className={styles.corner}
            style={positionOf(corner)}
            aria-label={words.corner({ n: at + 1 })}
            onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
            onPointerMove={(event) => {
              if (event.buttons === 1) aim(event, at);
            }}
            onKeyDown={(event) => step(event, corner, at)}
          />
        ))}
        {corners?.map((corner, at) => (
          <span
            key={at}
            className={styles.between}
            style={positionOf(middleOf(corner, corners[(at + 1) % corners.length] ?? corner))}
          >
            <Button
              bare
              className={styles.middle}
              aria-label={words.addCornerAfter({ n: at + 1 })}
              onPress={() => onChange(areaOf(withCornerAfter(corners, at)))}
            >
              <span className={styles.plus}>+</span>
            </Button>
          </span>
        ))}
        <div className={styles.zoom}>
          <IconButton tone="floating" label={words.zoomIn()} onClick={() => setFrame(widened(frame, CLOSER))}>
            <PlusIcon size={18} />
          </IconButton>
          <IconButton
            tone="floating"
            label={words.zoomOut()}
            onClick={() => setFrame(widened(frame, 1 / CLOSER))}
          >
            <MinusIcon size={18} />
          </IconButton>
        </div>
      </div>
      <div className={styles.legend}>
        <p className={styles.hint}>{words.mapHint()}</p>
        <Button size="md" color="white" onPress={() => setFrame(frameOf(zones, [shop], MAP_ASPECT))}>
          {words.showAll()}
        </Button>
      </div>
    </div>
  );
}
