import type { LocationId } from "#core/kernel/id.ts";
import type { FoundAddress } from "./address-search.ts";

/** Addresses near a location by a part of their text, where the installation has a geocoder. */
export interface AddressSearchPort {
  searchAddresses(
    locationId: LocationId,
    search: string,
    signal: AbortSignal,
  ): Promise<readonly FoundAddress[]>;
}
