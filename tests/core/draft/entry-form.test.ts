import { describe, expect, it } from "vitest";
import { selectIsEntryContested, selectIsEntrySettled } from "#core/draft/entry-form.selectors.ts";
import { selectDraft } from "#core/draft/menu-editor.selectors.ts";
import { lei } from "#tests/support/builders/menu.ts";
import { aProductEntry, named } from "#tests/support/builders/menu-entry.ts";
import { CENTRU } from "#tests/support/builders/shop.ts";
import { UNREACHABLE } from "#tests/support/headless/call-log.ts";
import { flush } from "#tests/support/patience.ts";
import { PIZZA, startMenuEditor, edit } from "./menu-editor-fixture.ts";

describe("an entry in its form", () => {
  it("asks for a name in the shop's language and for prices that are amounts, then shows in the editor", async () => {
    const { editor, open } = await startMenuEditor();
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
    const { editor, open } = await startMenuEditor();
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
    const { backend, editor, open } = await startMenuEditor();
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
    const { backend, editor, open } = await startMenuEditor();
    const form = open(PIZZA, PIZZA);
    form.send({ type: "entryForm.save" });
    await flush();
    expect(selectIsEntrySettled(form.getSnapshot())).toBe(true);
    expect(backend.callLog.log).not.toContain("menuDrafts.editMenuDraft");
    editor.stop();
  });
});
