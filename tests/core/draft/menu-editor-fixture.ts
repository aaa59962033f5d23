import { createEntryForm, createMenuEditor } from "#core/app/screen/menu/create-menu-editor.ts";
import type { ShopId } from "#core/kernel/id.ts";
import { draftDifference, editedContent } from "#core/draft/menu-editor.selectors.ts";
import type { MenuEditorActor } from "#core/draft/menu-editor.machine.ts";
import type { MenuEntry } from "#core/draft/menu-entry.ts";
import { aProductEntry } from "#tests/support/builders/menu-entry.ts";
import { CENTRU } from "#tests/support/builders/shop.ts";
import { idOf } from "#tests/support/builders/values.ts";
import { createTestBackend } from "#tests/support/headless/in-memory-backend.ts";
import { simulateApp } from "#tests/support/headless/simulated-app.ts";
import { flush } from "#tests/support/patience.ts";

/** The shop whose menu is edited. */
export const SHOP = idOf<ShopId>("bistro");
/** A product of its menu. */
export const PIZZA = aProductEntry();

/** Its editor, over what is held, and the forms that it opens. */
export async function startMenuEditor() {
  const backend = createTestBackend({ isSignedIn: true });
  const { app } = await simulateApp({ backend });
  const editor = createMenuEditor(app, SHOP);
  editor.start();
  await flush();
  const open = (base: MenuEntry | null, entry: MenuEntry) => {
    const form = createEntryForm(app, editor, {
      shopId: SHOP,
      locale: "ro",
      currency: "RON",
      locationIds: [CENTRU],
      comma: ",",
      base,
      entry,
    });
    form.start();
    return form;
  };
  return { app, backend, editor, open };
}

/** The names that are on screen, and whether each differs from what is published. */
export function shown(editor: MenuEditorActor): readonly (readonly [string | null, boolean])[] {
  const { draft, waiting } = editor.getSnapshot().context;
  if (draft === null) throw new Error("The draft was not read");
  const content = editedContent(draft, waiting);
  const differs = new Set(draftDifference(draft, content).map(({ after }) => after?.id));
  return content.map((entry) => [entry.names.ro, differs.has(entry.id)]);
}

/** An edit of one entry. */
export const edit = (base: MenuEntry | null, entry: MenuEntry | null) =>
  ({ type: "menuEditor.write", write: { kind: "edit", changes: [{ base, entry }] } }) as const;
