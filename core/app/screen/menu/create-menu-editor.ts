import type { ShopId } from "#core/kernel/id.ts";
import {
  connectEntryForm,
  type EntryFormActor,
  type EntryFormInput,
} from "#core/draft/entry-form.machine.ts";
import { connectMenuEditor, type MenuEditorActor } from "#core/draft/menu-editor.machine.ts";
import type { App } from "../../create-app.ts";
import { createScreenActor } from "../create-screen-actor.ts";

const WHERE = "operations.menu";

/** The menu of a shop as it is edited. The screen starts and leaves it; its own place says when it could not be read. */
export function createMenuEditor(app: App, shopId: ShopId): MenuEditorActor {
  const actor = createScreenActor(app, connectMenuEditor(app.ports.menuDrafts), { shopId });
  actor.on("menuEditor.failed", ({ error, during }) => {
    if (during === "read") app.ports.reports.report(error, WHERE);
    else app.root.send({ type: "app.fail", error, where: WHERE });
  });
  return actor;
}

/** The form of one entry; what it saved shows in the editor at once. */
export function createEntryForm(app: App, editor: MenuEditorActor, input: EntryFormInput): EntryFormActor {
  const form = createScreenActor(app, connectEntryForm(app.ports.menuDrafts), input);
  form.on("entryForm.saved", ({ held }) => editor.send({ type: "menuEditor.keepHeld", held }));
  form.on("entryForm.failed", ({ error }) => app.root.send({ type: "app.fail", error, where: WHERE }));
  return form;
}
