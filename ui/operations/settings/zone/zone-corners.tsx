import { useState, type ReactElement } from "react";
import { pointCount } from "#core/fulfillment/area/area-flaw.ts";
import type { Coordinates } from "#core/kernel/coordinates.ts";
import {
  areaOf,
  cornersOf,
  MAX_CORNERS,
  MIN_CORNERS,
  movedCorner,
  readDegrees,
  withCornerAfter,
  withoutCorner,
} from "#core/setting/zone/zone-corners.ts";
import type { Area } from "#core/shop/delivery-zone.ts";
import { IconButton } from "#ui/design/button/icon-button.tsx";
import { TextField } from "#ui/design/field/text-field.tsx";
import { PlusIcon } from "#ui/design/icons/controls.tsx";
import { TrashIcon } from "#ui/design/icons/operations.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as settings from "../settings.css.ts";
import * as styles from "./zone.css.ts";

interface ZoneCornersProps {
  readonly area: Area;
  readonly onChange: (area: Area) => void;
}

/** The corners of a zone as coordinates that can be typed; of a large outline only how large it is. */
export function ZoneCorners({ area, onChange }: ZoneCornersProps): ReactElement {
  const { t } = useI18n();
  const words = t.operations.settings.zone;
  const corners = cornersOf(area);
  if (corners === null) return <p className={settings.quiet}>{words.large({ points: pointCount(area) })}</p>;
  return (
    <details className={styles.corners}>
      <summary className={styles.summary}>{words.corners({ n: corners.length })}</summary>
      <ol className={styles.cornerList}>
        {corners.map((corner, at) => (
          // Nothing but their order tells corners apart.
          <li key={at} className={styles.cornerRow}>
            <DegreesField
              label={words.latitude({ n: at + 1 })}
              degrees={corner.latitude}
              bound={90}
              onChange={(latitude) => onChange(areaOf(movedCorner(corners, at, { ...corner, latitude })))}
            />
            <DegreesField
              label={words.longitude({ n: at + 1 })}
              degrees={corner.longitude}
              bound={180}
              onChange={(longitude) => onChange(areaOf(movedCorner(corners, at, { ...corner, longitude })))}
            />
            <span className={settings.actions}>
              {corners.length < MAX_CORNERS && (
                <IconButton
                  label={words.addCornerInList({ n: at + 1 })}
                  onClick={() => onChange(areaOf(withCornerAfter(corners, at)))}
                >
                  <PlusIcon size={18} />
                </IconButton>
              )}
              {corners.length > MIN_CORNERS && (
                <IconButton
                  label={words.removeCorner({ n: at + 1 })}
                  onClick={() => onChange(areaOf(withoutCorner(corners, at)))}
                >
                  <TrashIcon size={18} />
                </IconButton>
              )}
            </span>
          </li>
        ))}
      </ol>
    </details>
  );
}

interface DegreesFieldProps {
  readonly label: string;
  readonly degrees: Coordinates["latitude"];
  readonly bound: 90 | 180;
  readonly onChange: (degrees: number) => void;
}

// What is typed stands until the field is left; what can be read moves the corner at once.
function DegreesField({ label, degrees, bound, onChange }: DegreesFieldProps): ReactElement {
  const { t } = useI18n();
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      label={label}
      inputMode="text"
      maxLength={18}
      value={typed ?? String(degrees)}
      onChange={(text) => {
        setTyped(text);
        const read = readDegrees(text, bound);
        if (read !== null) onChange(read);
      }}
      onBlur={() => setTyped(null)}
      error={
        typed !== null && readDegrees(typed, bound) === null
          ? t.operations.settings.zone.degrees({ bound })
          : undefined
      }
    />
  );
}
