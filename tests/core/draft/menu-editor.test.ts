import { describe, expect, it } from "vitest";
import { createMenuEditor } from "#core/app/screen/menu/create-menu-editor.ts";
import { selectDraft, selectDraftError } from "#core/draft/menu-editor.selectors.ts";
import { aCategoryEntry, named } from "#tests/support/builders/menu-entry.ts";
import type { Instant } from "#core/time/instant.ts";
import { NOON } from "#tests/support/builders/values.ts";
import { UNREACHABLE } from "#tests/support/headless/call-log.ts";
import { simulateApp } from "#tests/support/headless/simulated-app.ts";
import { flush, until } from "#tests/support/patience.ts";
import { SHOP, PIZZA, startMenuEditor, shown, edit } from "./menu-editor-fixture.ts";

describe("a menu in its editor", () => {
  it("shows each edit at once and writes them one after the other (MENU-16)", async () => {
    const { backend, editor } = await startMenuEditor();
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
    const { backend, editor } = await startMenuEditor();
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
    const again = await startMenuEditor();
    again.editor.send({ type: "menuEditor.leave" });
    expect(again.editor.getSnapshot().status).toBe("done");
    const draft = await backend.ports.menuDrafts.loadMenuDraft(SHOP, new AbortController().signal);
    expect(draft.changes.map(({ entry }) => entry?.names.ro)).toEqual(["Pizza mare", "Drinks"]);
  });

  it("reads the draft again once an edit comes after one of somebody else, whichever way it was written (MENU-17)", async () => {
    for (const isOfForm of [false, true]) {
      const { app, backend, editor } = await startMenuEditor();
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
    const { editor } = await startMenuEditor();
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
    const { backend, editor } = await startMenuEditor();
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
