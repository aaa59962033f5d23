import { createActor, SimulatedClock } from "xstate";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createAddressSearch } from "#core/app/screen/fulfillment/create-address-search.ts";
import { startDraft, withText } from "#core/fulfillment/address/address-draft.ts";
import { finishDraft } from "#core/fulfillment/address/address-draft.ts";
import {
  addressSearchMachine,
  connectAddressSearch,
  selectFoundAddresses,
  selectSearchNotice,
} from "#core/fulfillment/address/address-search.machine.ts";
import {
  addressSearch,
  foundAddressText,
  MAX_FOUND_ADDRESSES,
  offeredAddresses,
  withFoundAddress,
  type FoundAddress,
} from "#core/fulfillment/address/address-search.ts";
import { CENTRU } from "#tests/support/builders/shop.ts";
import { UNREACHABLE } from "#tests/support/headless/call-log.ts";
import { createTestBackend } from "#tests/support/headless/in-memory-backend.ts";
import { simulateApp } from "#tests/support/headless/simulated-app.ts";
import { flush, PROPERTY_TIMEOUT, runs } from "#tests/support/patience.ts";
import { createVisits } from "#tests/statecharts/visits.ts";

// Milliseconds.
const SEARCH_PAUSE_MS = 400;
const TWELVE: FoundAddress = {
  street: "Calea Victoriei",
  number: "12",
  city: "București",
  coordinates: { latitude: 44.441, longitude: 26.096 },
};
const visits = createVisits();

/** A search whose server the test speaks for. */
function start(answers: Readonly<Record<string, readonly FoundAddress[]>>) {
  const clock = new SimulatedClock();
  const asked: string[] = [];
  const machine = connectAddressSearch({
    searchAddresses: (_location, search) => {
      asked.push(search);
      const found = answers[search];
      return found === undefined ? Promise.reject(UNREACHABLE) : Promise.resolve(found);
    },
  });
  const actor = createActor(machine, { clock, inspect: visits.inspect, input: { locationId: CENTRU } });
  actor.start();
  const type = (text: string): void => actor.send({ type: "addressSearch.type", text });
  const pause = async (ms = SEARCH_PAUSE_MS): Promise<void> => {
    clock.increment(ms);
    await flush();
  };
  const shown = () => {
    const snapshot = actor.getSnapshot();
    return [selectFoundAddresses(snapshot).map(foundAddressText), selectSearchNotice(snapshot)];
  };
  return { actor, asked, type, pause, shown };
}

describe("the search for an address (FULFILLMENT-13)", () => {
  it("asks once somebody pauses, to the millisecond, and shows what was found until it is taken", async () => {
    const { actor, asked, type, pause, shown } = start({ "Calea Victoriei": [TWELVE] });
    type("Ca");
    expect(shown()).toEqual([[], null]);
    type("Calea");
    await pause(SEARCH_PAUSE_MS - 1);
    type(" Calea   Victoriei ");
    await pause(SEARCH_PAUSE_MS - 1);
    expect([asked, shown()]).toEqual([[], [[], "busy"]]);
    await pause(1);
    expect([asked, shown()]).toEqual([["Calea Victoriei"], [["Calea Victoriei 12, București"], null]]);
    actor.send({ type: "addressSearch.end" });
    expect(shown()).toEqual([[], null]);
  });

  it("drops the answer to what was typed before, and says that nothing was found, or that it failed", async () => {
    const { asked, type, pause, shown } = start({ Strada: [TWELVE], "Strada Nicăieri": [] });
    type("Strada");
    await pause();
    type("Strada Nicăieri");
    expect(shown()).toEqual([["Calea Victoriei 12, București"], "busy"]);
    await pause();
    expect(shown()).toEqual([[], "nothing"]);
    type("fără rețea");
    await pause();
    expect([asked.length, shown()]).toEqual([3, [[], "failed"]]);
    type("");
    expect(shown()).toEqual([[], null]);
  });

  it("visits every state", () => {
    expect(visits.missing(addressSearchMachine)).toEqual([]);
  });

  it("asks the server of its screen", async () => {
    const backend = createTestBackend({});
    const { app } = await simulateApp({ backend });
    const actor = createAddressSearch(app, CENTRU);
    actor.start();
    actor.send({ type: "addressSearch.type", text: "Calea Victoriei" });
    backend.timers.increment(SEARCH_PAUSE_MS);
    await flush();
    expect(backend.callLog.log).toContain("addressSearch.searchAddresses");
  });
});

describe("a found address", () => {
  it("fills in what it knows; what was typed of the rest stays", () => {
    const typed = withText(withText(startDraft(null), "number", "14"), "floor", "2");
    const { address } = finishDraft(withFoundAddress(typed, { ...TWELVE, number: null }));
    expect(address).toMatchObject({ street: "Calea Victoriei", number: "14", city: "București", floor: "2" });
    expect(address?.coordinates).toEqual(TWELVE.coordinates);
    expect(finishDraft(withFoundAddress(typed, TWELVE)).address?.number).toBe("12");
  });

  it("is offered once, with a street, and as long as a form allows", PROPERTY_TIMEOUT, () => {
    const street = fc.constantFrom("Calea Victoriei", "", "x".repeat(121), "Strada Lungă");
    const number = fc.constantFrom(null, "12", "1".repeat(21));
    const city = fc.constantFrom("București", "", "y".repeat(81));
    const coordinates = fc.constant(TWELVE.coordinates);
    fc.assert(
      fc.property(fc.array(fc.record({ street, number, city, coordinates })), (found) => {
        const offered = offeredAddresses(found);
        const texts = offered.map(foundAddressText);
        expect(offered.length).toBeLessThanOrEqual(MAX_FOUND_ADDRESSES);
        expect(new Set(texts).size).toBe(texts.length);
        for (const address of offered) {
          expect(found).toContain(address);
          const filled = finishDraft(withFoundAddress(startDraft(null), address));
          const problems = Object.values(filled.problems ?? {});
          expect(problems).not.toContain("validation.string_max");
        }
        // Whatever is typed is searched for in the form in which it was kept.
        for (const text of texts) expect(addressSearch(text)).toBe(addressSearch(` ${text} `));
      }),
      runs(200),
    );
  });
});
