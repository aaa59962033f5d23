import type { DeparturePort } from "#core/redirect/redirect.ports.ts";

/** Leaves for web addresses alone: no script and no file is one. */
export function createDepartures(location: Pick<Location, "replace">): DeparturePort {
  return {
    leaveFor: async (address) => {
      if (/^https?:\/\//iu.test(address)) location.replace(address);
    },
  };
}
