import { isFiltering } from "#core/menu/filter/menu-filter.ts";
import { connectMenuFilter, type MenuFilterActor } from "#core/menu/filter/menu-filter.machine.ts";
import type { App } from "../../create-app.ts";
import { createScreenActor } from "../create-screen-actor.ts";

/** What somebody does not eat, which the menu and its products follow (MENU-14). */
export function createMenuFilter(app: App): MenuFilterActor {
  const actor = createScreenActor(app, connectMenuFilter(app.ports), undefined);
  actor.on("menuFilter.changed", ({ filter }) =>
    app.actors.menu.send({ type: "menu.filter", filter: isFiltering(filter) ? filter : null }),
  );
  return actor;
}
