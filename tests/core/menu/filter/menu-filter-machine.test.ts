import { createActor } from "xstate";
import { describe, expect, it } from "vitest";
import {
  connectMenuFilter,
  menuFilterMachine,
  selectChosenFilter,
} from "#core/menu/filter/menu-filter.machine.ts";
import type { MenuFilter } from "#core/menu/filter/menu-filter.ts";
import { NOT_FOUND } from "#tests/support/headless/call-log.ts";
import { flush } from "#tests/support/patience.ts";
import { createVisits } from "#tests/statecharts/visits.ts";

const GLUTEN: MenuFilter = { without: ["gluten"], diets: [] };
const VEGAN: MenuFilter = { without: [], diets: ["vegan"] };

const visits = createVisits();

function createTab(kept: MenuFilter | null, isBroken = false) {
  const tab = { kept };
  const changes: MenuFilter[] = [];
  const machine = connectMenuFilter({
    menuFilters: {
      read: async () => {
        if (isBroken) throw NOT_FOUND;
        return tab.kept;
      },
      write: async (filter) => {
        if (isBroken) throw NOT_FOUND;
        tab.kept = filter;
      },
    },
  });
  const actor = createActor(machine, { inspect: visits.inspect });
  actor.on("menuFilter.changed", ({ filter }) => changes.push(filter));
  actor.start();
  return { tab, changes, actor };
}

describe("the choice of what somebody does not eat (MENU-14)", () => {
  it("asks for nothing at first, and is kept and told when it changes", async () => {
    const { tab, changes, actor } = createTab(null);
    await flush();
    expect(selectChosenFilter(actor.getSnapshot())).toEqual({ without: [], diets: [] });
    actor.send({ type: "menuFilter.change", filter: GLUTEN });
    actor.send({ type: "menuFilter.change", filter: VEGAN });
    await flush();
    expect(tab.kept).toEqual(VEGAN);
    expect(changes).toEqual([GLUTEN, VEGAN]);
  });

  it("is what the tab kept, also where somebody chooses before that was read", async () => {
    const kept = createTab(GLUTEN);
    const hasty = createTab(GLUTEN);
    hasty.actor.send({ type: "menuFilter.change", filter: VEGAN });
    await flush();
    expect(kept.changes).toEqual([GLUTEN]);
    expect(selectChosenFilter(kept.actor.getSnapshot())).toEqual(GLUTEN);
    expect(selectChosenFilter(hasty.actor.getSnapshot())).toEqual(VEGAN);
    expect(hasty.tab.kept).toEqual(VEGAN);
  });

  it("holds in a tab that keeps nothing", async () => {
    const { changes, actor } = createTab(null, true);
    await flush();
    actor.send({ type: "menuFilter.change", filter: GLUTEN });
    await flush();
    expect(selectChosenFilter(actor.getSnapshot())).toEqual(GLUTEN);
    expect(changes).toEqual([GLUTEN]);
  });

  it("is in every state in these tests", () => {
    expect(visits.missing(menuFilterMachine)).toEqual([]);
  });
});
