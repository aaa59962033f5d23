import { describe, expect, it } from "vitest";
import {
  createOrganizationFeeds,
  type OrganizationLiveEvent,
} from "#adapters/server/live/organization-feeds.ts";
import { toId, type LocationId } from "#core/kernel/id.ts";
import { parseInstant } from "#core/time/instant.ts";
import { flush } from "#tests/support/patience.ts";

const AT = parseInstant("2026-11-18T10:00:00.000Z");
const CENTRU = toId<LocationId>("01JCENTRU0000000000000000X");

function liveEventOf(number: number): OrganizationLiveEvent {
  if (AT === null) throw new Error("No instant");
  return { kind: "location", number, locationId: CENTRU, at: AT };
}

describe("createOrganizationFeeds", () => {
  it("sends a screen that connects during a read all events after its own number", async () => {
    const history = [1, 2, 3, 4].map(liveEventOf);
    const held: (() => void)[] = [];
    const feeds = createOrganizationFeeds(async (_organization, after) => {
      const found = history.filter(({ number }) => number > after);
      await new Promise<void>((resolve) => held.push(resolve));
      return found;
    });
    const [early, late]: [number[], number[]] = [[], []];
    const fail = (): never => expect.fail("The reading failed");
    feeds.follow("nord", 3, ({ number }) => early.push(number), fail);
    // The late one stands at 0 while what comes after 3 is on its way.
    feeds.follow("nord", 0, ({ number }) => late.push(number), fail);
    while (held.length > 0) {
      held.shift()?.();
      await flush();
    }
    expect({ early, late }).toEqual({ early: [4], late: [1, 2, 3, 4] });
  });
});
