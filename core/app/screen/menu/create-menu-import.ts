import type { MenuEditorActor } from "#core/draft/menu-editor.machine.ts";
import { connectMenuImport, type MenuImportActor } from "#core/import/menu-import.machine.ts";
import type { ShopId } from "#core/kernel/id.ts";
import type { App } from "../../create-app.ts";
import { createScreenActor } from "../create-screen-actor.ts";

const WHERE = "operations.menu";

/** The import of files into the draft of a menu; what the draft took shows in the editor at once. */
export function createMenuImport(app: App, editor: MenuEditorActor, shopId: ShopId): MenuImportActor {
  const actor = createScreenActor(app, connectMenuImport(app.ports.menuImports), { shopId });
  actor.on("menuImport.imported", ({ held }) => editor.send({ type: "menuEditor.keepHeld", held }));
  actor.on("menuImport.failed", ({ error }) => app.root.send({ type: "app.fail", error, where: WHERE }));
  return actor;
}
