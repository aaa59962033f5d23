import type { Coordinates } from "#core/kernel/coordinates.ts";

/** Where a map shows a place, without anything of it being loaded here. */
export function mapAddress({ latitude, longitude }: Coordinates): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
}

/** Opens a place in the map app of a phone. */
export function geoAddress({ latitude, longitude }: Coordinates): string {
  return `geo:${latitude},${longitude}?q=${latitude},${longitude}`;
}
