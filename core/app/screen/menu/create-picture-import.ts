import type { MenuEditorActor } from "#core/draft/menu-editor.machine.ts";
import { editedContent } from "#core/draft/menu-editor.selectors.ts";
import type { MenuContent } from "#core/draft/menu-entry.ts";
import type { MenuImportActor } from "#core/import/menu-import.machine.ts";
import {
  connectPictureImport,
  type PictureImportActor,
} from "#core/import/picture/picture-import.machine.ts";
import type { ShopId } from "#core/kernel/id.ts";
import type { App } from "../../create-app.ts";
import { createScreenActor } from "../create-screen-actor.ts";

const WHERE = "operations.menu";

/**
 * The import of the pictures that a menu names, which an import of that menu leads: it hears which there are, and uploads
 * them once the draft has their products. What the draft took shows in the editor at once.
 */
export function createPictureImport(
  app: App,
  editor: MenuEditorActor,
  menuImport: MenuImportActor,
  shopId: ShopId,
): PictureImportActor {
  const content = (): MenuContent => {
    const { draft, waiting } = editor.getSnapshot().context;
    return draft === null ? [] : editedContent(draft, waiting);
  };
  const { menuImports, menuDrafts } = app.ports;
  const actor = createScreenActor(app, connectPictureImport(menuImports, menuDrafts, content), { shopId });
  menuImport.on("menuImport.read", ({ pictures }) => actor.send({ type: "pictureImport.expect", pictures }));
  menuImport.on("menuImport.forgot", () => actor.send({ type: "pictureImport.expect", pictures: [] }));
  menuImport.on("menuImport.imported", () => actor.send({ type: "pictureImport.upload" }));
  actor.on("pictureImport.placed", ({ held }) => {
    if (held !== null) editor.send({ type: "menuEditor.keepHeld", held });
  });
  actor.on("pictureImport.failed", ({ error }) => app.root.send({ type: "app.fail", error, where: WHERE }));
  return actor;
}
