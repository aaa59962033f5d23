import { assign, setup, type ActorRefFrom, type SnapshotFrom } from "xstate";
import type { LocationId } from "#core/kernel/id.ts";
import { portActor, unconnected } from "#core/kernel/port-actor.ts";
import type { AddressSearchPort } from "./address-search.ports.ts";
import { addressSearch, type FoundAddress } from "./address-search.ts";

/** How long somebody pauses before what they typed is searched for, in milliseconds (FULFILLMENT-13). */
const SEARCH_PAUSE_MS = 400;

interface AddressSearchContext {
  readonly locationId: LocationId;
  /** As it was last typed, ready to be searched for; null where that is too little. */
  readonly search: string | null;
  /** The answer to the search before stays until another one comes. */
  readonly found: readonly FoundAddress[];
}

/** The running machine. */
export type AddressSearchActor = ActorRefFrom<typeof addressSearchMachine>;
type AddressSearchSnapshot = SnapshotFrom<typeof addressSearchMachine>;

interface SearchInput {
  readonly locationId: LocationId;
  readonly search: string;
}

/** Searches for an address while it is typed, once somebody pauses; an answer to what was typed before is dropped. */
export const addressSearchMachine = setup({
  types: {
    context: {} as AddressSearchContext,
    events: {} as
      | { readonly type: "addressSearch.type"; readonly text: string }
      /** One was taken: there is nothing to search for. */
      | { readonly type: "addressSearch.end" },
    input: {} as { readonly locationId: LocationId },
    tags: {} as "busy" | "failed" | "answered",
  },
  actors: { search: unconnected<readonly FoundAddress[], SearchInput>("search") },
  guards: { isEnough: (_, text: string) => addressSearch(text) !== null },
  actions: {
    note: assign({ search: (_, text: string) => addressSearch(text) }),
    keep: assign({ found: (_, found: readonly FoundAddress[]) => found }),
    clear: assign({ search: null, found: [] }),
  },
}).createMachine({
  id: "addressSearch",
  context: ({ input: { locationId } }) => ({ locationId, search: null, found: [] }),
  initial: "idle",
  on: {
    "addressSearch.type": [
      {
        guard: { type: "isEnough", params: ({ event }) => event.text },
        target: ".pausing",
        actions: { type: "note", params: ({ event }) => event.text },
      },
      { target: ".idle", actions: "clear" },
    ],
    "addressSearch.end": { target: ".idle", actions: "clear" },
  },
  states: {
    idle: {},
    pausing: { tags: "busy", after: { [SEARCH_PAUSE_MS]: "searching" } },
    searching: {
      tags: "busy",
      invoke: {
        src: "search",
        input: ({ context: { locationId, search } }) => ({ locationId, search: search ?? "" }),
        onDone: { target: "answered", actions: { type: "keep", params: ({ event }) => event.output } },
        onError: "failed",
      },
    },
    answered: { tags: "answered" },
    failed: { tags: "failed", entry: "clear" },
  },
});

/** The machine with the server behind it. */
export function connectAddressSearch(port: AddressSearchPort): typeof addressSearchMachine {
  return addressSearchMachine.provide({
    actors: {
      search: portActor(({ locationId, search }, signal) => port.searchAddresses(locationId, search, signal)),
    },
  });
}

/** What was found. */
export function selectFoundAddresses({ context }: AddressSearchSnapshot): readonly FoundAddress[] {
  return context.found;
}

/** What a search says of itself; null while nothing is searched for, or addresses are shown. */
export function selectSearchNotice(snapshot: AddressSearchSnapshot): "busy" | "failed" | "nothing" | null {
  if (snapshot.hasTag("busy")) return "busy";
  if (snapshot.hasTag("failed")) return "failed";
  return snapshot.hasTag("answered") && snapshot.context.found.length === 0 ? "nothing" : null;
}
