import type { Coordinates } from "#core/kernel/coordinates.ts";
import type { PickupPlace } from "./pickup-place.ts";

/** Keeps on the device where somebody sets out from (ACCOUNT-17). */
export interface PickupFromStorage {
  /** Null where nothing was chosen. */
  read(): Promise<PickupPlace | null>;
  write(place: PickupPlace | null): Promise<void>;
}

/** Where the device is: asked for by a press alone. The person may refuse, and it may not know. */
export interface PositionPort {
  read(): Promise<Position>;
}

/** What came of asking. */
export type Position =
  | { readonly kind: "found"; readonly coordinates: Coordinates }
  | { readonly kind: "refused" }
  | { readonly kind: "unknown" };
