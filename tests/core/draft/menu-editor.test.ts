import { describe, expect, it } from "vitest";
import { createEntryForm, createMenuEditor } from "#core/app/screen/menu/create-menu-editor.ts";
import type { ShopId } from "#core/kernel/id.ts";
import { selectIsEntryContested, selectIsEntrySettled } from "#core/draft/entry-form.selectors.ts";
import {
  draftDifference,
  editedContent,
  selectDraft,
  selectDraftError,
} from "#core/draft/menu-editor.selectors.ts";
import type { MenuEditorActor } from "#core/draft/menu-editor.machine.ts";
import type { MenuEntry } from "#core/draft/menu-entry.ts";
import { lei } from "#tests/support/builders/menu.ts";
import { aCategoryEntry, aProductEntry, named } from "#tests/support/builders/menu-entry.ts";
import { CENTRU } from "#tests/support/builders/shop.ts";
import type { Instant } from "#core/time/instant.ts";
import { idOf, NOON } from "#tests/support/builders/values.ts";
import { UNREACHABLE } from "#tests/support/headless/call-log.ts";
import { createTestBackend } from "#tests/support/headless/in-memory-backend.ts";
import { simulateApp } from "#tests/support/headless/simulated-app.ts";
import { flush, until } from "#tests/support/patience.ts";

const SHOP = idOf<ShopId>("bistro");
const PIZZA = aProductEntry();

async function start() {
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

function shown(editor: MenuEditorActor): readonly (readonly [string | null, boolean])[] {
  const { draft, waiting } = editor.getSnapshot().context;
  if (draft === null) throw new Error("The draft was not read");
  const content = editedContent(draft, waiting);
  const differs = new Set(draftDifference(draft, content).map(({ after }) => after?.id));
  return content.map((entry) => [entry.names.ro, differs.has(entry.id)]);
}

const edit = (base: MenuEntry | null, entry: MenuEntry | null) =>
  ({ type: "menuEditor.write", write: { kind: "edit", changes: [{ base, entry }] } }) as const;

describe("a menu in its editor", () => {
  it("shows each edit at once and writes them one after the other (MENU-16)", async () => {
    const { backend, editor } = await start();
    backend.callLog.hold("menuDrafts.editMenuDraft");
    const renamed = { ...PIZZA, names: named("Pizza mare") };
    editor.send(edit(PIZZA, renamed));
    editor.send(edit(renamed, { ...renamed, weight: "400 g" }));
    editor.send(edit(null, aCategoryEntry("Drinks")));
    expect(shown(editor)).toEqual([
      ["Mains", false],
      ["Pizza mare", true],
      ["Drinks", true],
    ]);
    await flush();
    const asked = () => backend.callLog.log.filter((call) => call === "menuDrafts.editMenuDraft").length;
    expect(asked()).toBe(1);
    backend.callLog.release("menuDrafts.editMenuDraft");
    for (const call of backend.callLog.held) call.release();
    await flush();
    await flush();
    expect([
      asked(),
      editor.getSnapshot().context.waiting,
      selectDraft(editor.getSnapshot())?.revision,
    ]).toEqual([3, [], 3]);
    editor.send({ type: "menuEditor.write", write: { kind: "publish" } });
    await flush();
    await flush();
    expect(shown(editor)).toEqual([
      ["Mains", false],
      ["Pizza mare", false],
      ["Drinks", false],
    ]);
    editor.stop();
  });

  it("writes what waits also once its screen was left, and then ends (MENU-17)", async () => {
    const { backend, editor } = await start();
    const renamed = { ...PIZZA, names: named("Pizza mare") };
    backend.callLog.hold("menuDrafts.editMenuDraft");
    editor.send(edit(PIZZA, renamed));
    editor.send(edit(null, aCategoryEntry("Drinks")));
    await flush();
    editor.send({ type: "menuEditor.leave" });
    expect(editor.getSnapshot().status).toBe("active");
    backend.callLog.release("menuDrafts.editMenuDraft");
    for (const call of backend.callLog.held) call.release();
    await until(() => editor.getSnapshot().status === "done");
    const again = await start();
    again.editor.send({ type: "menuEditor.leave" });
    expect(again.editor.getSnapshot().status).toBe("done");
    const draft = await backend.ports.menuDrafts.loadMenuDraft(SHOP, new AbortController().signal);
    expect(draft.changes.map(({ entry }) => entry?.names.ro)).toEqual(["Pizza mare", "Drinks"]);
  });

  it("reads the draft again once an edit comes after one of somebody else, whichever way it was written (MENU-17)", async () => {
    for (const isOfForm of [false, true]) {
      const { app, backend, editor } = await start();
      const other = createMenuEditor(app, SHOP);
      other.start();
      await flush();
      other.send(edit(null, aCategoryEntry("Drinks")));
      await until(
        () => other.getSnapshot().matches("shown") && selectDraft(other.getSnapshot())?.revision === 1,
      );
      const renamed = { ...PIZZA, names: named("Pizza mare") };
      if (isOfForm) {
        const held = await backend.ports.menuDrafts.editMenuDraft(
          SHOP,
          [{ base: PIZZA, entry: renamed }],
          new AbortController().signal,
        );
        editor.send({ type: "menuEditor.keepHeld", held });
      } else editor.send(edit(PIZZA, renamed));
      await until(() => selectDraft(editor.getSnapshot())?.revision === 2);
      expect(shown(editor)).toContainEqual(["Drinks", true]);
      expect(shown(editor)).toContainEqual(["Pizza mare", true]);
      for (const actor of [editor, other]) actor.stop();
    }
  });

  it("is set to publish itself at a time, by others too, and says so until it is taken back (MENU-24)", async () => {
    const { editor } = await start();
    const told: string[] = [];
    for (const type of ["menuEditor.scheduled", "menuEditor.published"] as const)
      editor.on(type, () => told.push(type));
    const schedule = async (publishAt: Instant | null) => {
      editor.send({ type: "menuEditor.write", write: { kind: "schedule", publishAt } });
      await until(() => editor.getSnapshot().matches("shown"));
      const draft = selectDraft(editor.getSnapshot());
      return [draft?.publishAt, draft?.scheduledBy];
    };
    expect(await schedule(NOON)).toEqual([NOON, "Mihai Pop"]);
    expect(await schedule(null)).toEqual([null, null]);
    expect(told).toEqual(["menuEditor.scheduled", "menuEditor.scheduled"]);
    editor.stop();
  });

  it("is read again where an edit was refused, without what waited behind it, and says why it cannot be read", async () => {
    const { backend, editor } = await start();
    backend.callLog.failNext("menuDrafts.editMenuDraft", UNREACHABLE);
    editor.send(edit(PIZZA, { ...PIZZA, names: named("Lost") }));
    editor.send(edit(null, aCategoryEntry("Drinks")));
    await flush();
    await flush();
    expect(shown(editor)).toEqual([
      ["Mains", false],
      ["Pizza", false],
    ]);
    editor.stop();
    backend.callLog.failNext("menuDrafts.loadMenuDraft", UNREACHABLE);
    const { app } = await simulateApp({ backend });
    const other = createMenuEditor(app, SHOP);
    other.start();
    await flush();
    expect(selectDraftError(other.getSnapshot())).toEqual(UNREACHABLE);
    other.send({ type: "menuEditor.refresh" });
    await flush();
    expect(selectDraftError(other.getSnapshot())).toBe(null);
    other.stop();
  });
});

describe("an entry in its form", () => {
  it("asks for a name in the shop's language and for prices that are amounts, then shows in the editor", async () => {
    const { editor, open } = await start();
    const form = open(null, aProductEntry("Soup", { names: { ro: " ", en: null }, priceByLocation: {} }));
    form.send({ type: "entryForm.typePrice", locationId: CENTRU, text: "doi lei" });
    form.send({ type: "entryForm.save" });
    expect(form.getSnapshot().context.problems).toEqual([
      { field: "name", locale: "ro" },
      { field: "price", locationId: CENTRU },
    ]);
    const { entry } = form.getSnapshot().context;
    form.send({ type: "entryForm.change", entry: { ...entry, names: { ro: " Supă ", en: "" } } });
    form.send({ type: "entryForm.typePrice", locationId: CENTRU, text: "12,5" });
    form.send({ type: "entryForm.save" });
    await flush();
    expect(selectIsEntrySettled(form.getSnapshot())).toBe(true);
    const [change] = selectDraft(editor.getSnapshot())?.changes ?? [];
    expect(change?.entry).toEqual(
      aProductEntry("Soup", {
        slug: null,
        names: { ro: "Supă", en: null },
        priceByLocation: { [CENTRU]: lei("12.50") },
      }),
    );
    editor.stop();
  });

  it.each([
    ["entryForm.keepMine", "Pizza mea"],
    ["entryForm.takeTheirs", "Pizza lor"],
  ] as const)("loses nothing where somebody changed the same: %s (MENU-17)", async (choice, name) => {
    const { editor, open } = await start();
    editor.send(edit(PIZZA, { ...PIZZA, names: named("Pizza lor"), isFeatured: true }));
    await flush();
    const form = open(PIZZA, { ...PIZZA, names: named("Pizza mea"), weight: "300 g" });
    form.send({ type: "entryForm.save" });
    await flush();
    await flush();
    expect(selectIsEntryContested(form.getSnapshot())).toBe(true);
    const { theirs, theirsBy } = form.getSnapshot().context;
    expect([theirs?.names.ro, theirsBy]).toEqual(["Pizza lor", "Mihai Pop"]);
    form.send({ type: choice });
    form.send({ type: "entryForm.save" });
    await flush();
    const [change] = selectDraft(editor.getSnapshot())?.changes ?? [];
    expect(change?.entry).toEqual({
      ...PIZZA,
      names: named(name),
      weight: "300 g",
      isFeatured: true,
    });
    editor.stop();
  });

  it("keeps what is typed while it is being saved", async () => {
    const { backend, editor, open } = await start();
    backend.callLog.failNext("menuDrafts.editMenuDraft", UNREACHABLE);
    const form = open(PIZZA, { ...PIZZA, weight: "1" });
    form.send({ type: "entryForm.save" });
    form.send({ type: "entryForm.change", entry: { ...PIZZA, weight: "12" } });
    await flush();
    expect(form.getSnapshot().context.entry).toEqual({ ...PIZZA, weight: "12" });
    expect(selectIsEntrySettled(form.getSnapshot())).toBe(false);
    editor.stop();
  });

  it("asks nobody where nothing was changed", async () => {
    const { backend, editor, open } = await start();
    const form = open(PIZZA, PIZZA);
    form.send({ type: "entryForm.save" });
    await flush();
    expect(selectIsEntrySettled(form.getSnapshot())).toBe(true);
    expect(backend.callLog.log).not.toContain("menuDrafts.editMenuDraft");
    editor.stop();
  });
});
