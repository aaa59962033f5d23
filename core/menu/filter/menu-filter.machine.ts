import { assign, emit, setup, type ActorRefFrom, type SnapshotFrom } from "xstate";
import { portActor, unconnected } from "#core/kernel/port-actor.ts";
import { NO_FILTER, type MenuFilter } from "./menu-filter.ts";
import type { MenuFilterStorage } from "./menu-filter.ports.ts";

interface MenuFilterEvent {
  readonly type: "menuFilter.change";
  readonly filter: MenuFilter;
}

/** What the menu is shown by from now on. */
interface MenuFilterEmitted {
  readonly type: "menuFilter.changed";
  readonly filter: MenuFilter;
}

/** The running machine. */
export type MenuFilterActor = ActorRefFrom<typeof menuFilterMachine>;

/** What somebody does not eat, kept for as long as the tab is open (MENU-14). */
export const menuFilterMachine = setup({
  types: {
    context: {} as { readonly filter: MenuFilter },
    events: {} as MenuFilterEvent,
    emitted: {} as MenuFilterEmitted,
  },
  actors: {
    read: unconnected<MenuFilter | null, undefined>("read"),
    keep: unconnected<void, MenuFilter>("keep"),
  },
  guards: { isKept: (_, kept: MenuFilter | null) => kept !== null },
  actions: {
    choose: assign({ filter: (_, filter: MenuFilter) => filter }),
    learn: assign((_, kept: MenuFilter | null) => (kept === null ? {} : { filter: kept })),
    emitFilter: emit(({ context }) => ({ type: "menuFilter.changed" as const, filter: context.filter })),
  },
}).createMachine({
  id: "menuFilter",
  context: { filter: NO_FILTER },
  initial: "reading",
  on: {
    "menuFilter.change": {
      target: ".keeping",
      actions: [{ type: "choose", params: ({ event }) => event.filter }, "emitFilter"],
    },
  },
  states: {
    reading: {
      invoke: {
        src: "read",
        input: undefined,
        onDone: [
          {
            guard: { type: "isKept", params: ({ event }) => event.output },
            target: "known",
            actions: [{ type: "learn", params: ({ event }) => event.output }, "emitFilter"],
          },
          { target: "known" },
        ],
        onError: "known",
      },
    },
    known: {},
    // A tab that keeps nothing filters all the same, until it is loaded again.
    keeping: {
      invoke: { src: "keep", input: ({ context }) => context.filter, onDone: "known", onError: "known" },
    },
  },
});

/** The filter that is chosen; asks for nothing where none is. */
export function selectChosenFilter(snapshot: SnapshotFrom<typeof menuFilterMachine>): MenuFilter {
  return snapshot.context.filter;
}

/** The machine with the tab behind it. */
export function connectMenuFilter({
  menuFilters,
}: {
  readonly menuFilters: MenuFilterStorage;
}): typeof menuFilterMachine {
  return menuFilterMachine.provide({
    actors: {
      read: portActor(() => menuFilters.read()),
      keep: portActor((filter) => menuFilters.write(filter)),
    },
  });
}
