import { pointCount } from "#core/fulfillment/area/area-flaw.ts";
import type { ZoneId } from "#core/kernel/id.ts";
import type { DeliveryZone } from "#core/shop/delivery-zone.ts";

/** A zone in a record of changes: its outline by the number of its points. */
interface ZoneRecord extends Omit<DeliveryZone, "polygon"> {
  readonly points: number;
}

/** What a write made of the zones of a location. */
interface ZoneChanges {
  readonly added: readonly ZoneRecord[];
  readonly removed: readonly ZoneRecord[];
  readonly changed: readonly {
    readonly before: ZoneRecord;
    readonly after: ZoneRecord;
    readonly isRedrawn: boolean;
  }[];
}

/** What is different between the zones of a location before and after a write. */
export function zoneChanges(before: readonly DeliveryZone[], after: readonly DeliveryZone[]): ZoneChanges {
  const byId = new Map<ZoneId, DeliveryZone>(before.map((zone) => [zone.id, zone]));
  return {
    added: after.filter(({ id }) => !byId.has(id)).map(toRecord),
    removed: before.filter(({ id }) => !after.some((zone) => zone.id === id)).map(toRecord),
    changed: after.flatMap((zone) => {
      const old = byId.get(zone.id);
      if (old === undefined) return [];
      const [was, is] = [toRecord(old), toRecord(zone)];
      const isRedrawn = JSON.stringify(old.polygon.coordinates) !== JSON.stringify(zone.polygon.coordinates);
      return isRedrawn || JSON.stringify(was) !== JSON.stringify(is)
        ? [{ before: was, after: is, isRedrawn }]
        : [];
    }),
  };
}

// Named field by field: both sides of a comparison in the same order.
function toRecord({ id, name, feeRules, minimumOrder, travelMinutes, polygon }: DeliveryZone): ZoneRecord {
  return { id, name, feeRules, minimumOrder, travelMinutes, points: pointCount(polygon) };
}
