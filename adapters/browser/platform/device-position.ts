import type { PositionPort } from "#core/fulfillment/pickup-from.ports.ts";

/** How long a device may look for itself, and how old an answer may be, in milliseconds. */
const LOCATE_MS = 10_000;
const MAX_AGE_MS = 60_000;

// As browsers number it.
const PERMISSION_DENIED = 1;

/** Asks the browser where the device is; a browser that cannot say does not know. */
export function createDevicePosition(
  geolocation: Pick<Geolocation, "getCurrentPosition"> | undefined,
): PositionPort {
  return {
    read: () =>
      new Promise((resolve) => {
        if (geolocation === undefined) return resolve({ kind: "unknown" });
        geolocation.getCurrentPosition(
          ({ coords: { latitude, longitude } }) =>
            resolve({ kind: "found", coordinates: { latitude, longitude } }),
          ({ code }) => resolve({ kind: code === PERMISSION_DENIED ? "refused" : "unknown" }),
          { timeout: LOCATE_MS, maximumAge: MAX_AGE_MS },
        );
      }),
  };
}
