import { useState, type ReactElement } from "react";
import { createAreaMeetings } from "#core/fulfillment/area/area-meetings.ts";
import { compareZones } from "#core/fulfillment/zone-order.ts";
import type { DeliveryZone } from "#core/shop/delivery-zone.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { SettingSection } from "../setting-section.tsx";
import * as settings from "../settings.css.ts";
import * as styles from "./zone.css.ts";

interface ZoneMeetingsProps {
  readonly zones: readonly DeliveryZone[];
}

/** Which zones share places or an edge, and which of them an address there belongs to (FULFILLMENT-7, FULFILLMENT-16). */
export function ZoneMeetings({ zones }: ZoneMeetingsProps): ReactElement {
  const { t } = useI18n();
  const words = t.operations.settings.zone;
  const [meetingOf] = useState(createAreaMeetings);
  const met = zones.flatMap((zone, at) =>
    zones.slice(at + 1).flatMap((other) => {
      const meeting = meetingOf(zone.polygon, other.polygon);
      if (meeting === "apart") return [];
      const [winner, loser] = compareZones(zone, other) < 0 ? [zone, other] : [other, zone];
      return [{ key: `${zone.id} ${other.id}`, zone, other, winner, loser, meeting }];
    }),
  );
  return (
    <SettingSection title={words.meetings()} text={words.meetingsText()}>
      {met.length === 0 ? (
        <p className={settings.quiet}>{words.noMeetings()}</p>
      ) : (
        <ul className={styles.meetings}>
          {met.map(({ key, zone, other, winner, loser, meeting }) => (
            <li key={key}>
              {words.meeting[meeting]({ zone: zone.name, other: other.name })}{" "}
              {meeting === "touching"
                ? words.edgeGoesTo({ winner: winner.name })
                : (meeting === "inside" && winner === other) ||
                    (meeting === "around" && winner === zone) ||
                    meeting === "same"
                  ? words.hides({ winner: winner.name, loser: loser.name })
                  : words.goesTo({ winner: winner.name })}
            </li>
          ))}
        </ul>
      )}
    </SettingSection>
  );
}
