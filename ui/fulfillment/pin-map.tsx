// A native button, not react-aria's: the pin is dragged and moved by arrow keys, and is never pressed.
import { useMemo, useRef, type KeyboardEvent, type PointerEvent, type ReactElement } from "react";
import type { DeliveryZone } from "#core/shop/delivery-zone.ts";
import type { Location } from "#core/shop/location.ts";
import type { Coordinates } from "#core/kernel/coordinates.ts";
import { frameOf, moved, toPlace, toPoint } from "#core/fulfillment/plain-map.ts";
import { FieldError } from "#ui/design/field/field-error.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as styles from "./pin-map.css.ts";
import { MAP_ASPECT, PlainMap } from "./plain-map.tsx";

interface PinMapProps {
  /** The position of the pin; null until it is set. */
  readonly place: Coordinates | null;
  /** The one that delivers; without it there is no map. */
  readonly location: Pick<Location, "coordinates"> | null;
  /** Kept while they are the same: the frame follows them. */
  readonly zones: readonly DeliveryZone[];
  readonly error?: string | undefined;
  readonly onMove: (place: Coordinates) => void;
}

// Metres for each press of an arrow key, and with Shift.
const STEP = 50;
const LEAP = 400;

const DIRECTIONS = new Map<string, readonly [number, number]>([
  ["ArrowUp", [0, 1]],
  ["ArrowDown", [0, -1]],
  ["ArrowLeft", [-1, 0]],
  ["ArrowRight", [1, 0]],
]);

/** Sets the pin of an address on a plain map of the zones: by a press, by dragging, or with the arrow keys. */
export function PinMap({ place, location, zones, error, onMove }: PinMapProps): ReactElement | null {
  const { t } = useI18n();
  const map = useRef<HTMLDivElement>(null);
  // The frame follows the zones, not the pin: a map that moves under the finger cannot be aimed at.
  const frame = useMemo(
    () => frameOf(zones, location === null ? [] : [location.coordinates], MAP_ASPECT),
    [zones, location],
  );
  if (location === null) return null;
  const point = place === null ? null : toPoint(frame, place);

  function aim(event: PointerEvent): void {
    const box = map.current?.getBoundingClientRect();
    if (box === undefined) return;
    onMove(
      toPlace(frame, {
        x: (event.clientX - box.left) / box.width,
        y: (event.clientY - box.top) / box.height,
      }),
    );
  }

  function press(event: PointerEvent): void {
    map.current?.setPointerCapture(event.pointerId);
    aim(event);
  }

  function step(event: KeyboardEvent): void {
    const direction = DIRECTIONS.get(event.key);
    if (direction === undefined) return;
    event.preventDefault();
    const metres = event.shiftKey ? LEAP : STEP;
    const from = place ?? location?.coordinates;
    if (from !== undefined) onMove(moved(from, direction[0] * metres, direction[1] * metres));
  }

  return (
    <div className={styles.field} role="group" aria-label={t.address.coordinates()}>
      <p className={styles.label}>{t.address.pinOnMap()}</p>
      <p className={styles.hint}>{t.address.mapHint()}</p>
      <div
        ref={map}
        className={styles.map}
        onPointerDown={press}
        onPointerMove={(event) => {
          if (event.buttons === 1) aim(event);
        }}
      >
        <PlainMap frame={frame} zones={zones} shop={location.coordinates} />
        <button
          type="button"
          className={styles.pin({ isSet: point !== null })}
          style={{ left: `${(point?.x ?? 0.5) * 100}%`, top: `${(point?.y ?? 0.5) * 100}%` }}
          aria-label={
            place === null
              ? t.address.pinOnMap()
              : t.address.pinAt({
                  latitude: place.latitude.toFixed(4),
                  longitude: place.longitude.toFixed(4),
                })
          }
          aria-invalid={error !== undefined || undefined}
          onKeyDown={step}
        >
          <span className={styles.needle} />
        </button>
      </div>
      <FieldError message={error} />
    </div>
  );
}
