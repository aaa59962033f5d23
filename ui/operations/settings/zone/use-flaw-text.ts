import type { AreaFlaw } from "#core/fulfillment/area/area-flaw.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";

/** Says what is wrong with an area, and where. */
export function useFlawText(): (flaw: AreaFlaw) => string {
  const { t } = useI18n();
  const words = t.operations.settings.zone;
  return ({ reason, polygon, ring, point, position }) => {
    const place = [
      polygon !== null && polygon > 1 ? words.atPolygon({ n: polygon }) : null,
      ring !== null && ring > 1 ? words.atRing({ n: ring }) : null,
      point === null ? null : words.atPoint({ n: point }),
      position === null
        ? null
        : words.atPosition({ latitude: position[1].toFixed(5), longitude: position[0].toFixed(5) }),
    ].filter((part) => part !== null);
    const sentence = words.flaw[reason]();
    return place.length === 0 ? sentence : `${sentence} ${words.place({ place: place.join(", ") })}`;
  };
}
