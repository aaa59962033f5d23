import { describe, expect, it } from "vitest";
import {
  createLegalDraft,
  createLegalHistory,
  createLegalPage,
  createLegalPublication,
} from "#core/app/screen/legal/create-legal.ts";
import { STANDARD_CONTENT, type LegalContent } from "#core/legal/legal-text.ts";
import { selectAnswer } from "#core/polling/polling.selectors.ts";
import { selectSettingEdit, selectTheirs } from "#core/setting/setting.selectors.ts";
import { createTestBackend } from "#tests/support/headless/in-memory-backend.ts";
import { simulateApp } from "#tests/support/headless/simulated-app.ts";
import { aShop } from "#tests/support/builders/shop.ts";
import { flush } from "#tests/support/patience.ts";

const said = (body: string): LegalContent => ({
  ...STANDARD_CONTENT,
  ro: { kind: "added", title: "Evenimente", body },
});

describe("the draft of a legal text on screen (SHOP-22)", () => {
  it("is seen by who saves second before it is overwritten, and what is wrong is not sent (SETTING-1)", async () => {
    const backend = createTestBackend({ isSignedIn: true });
    const { app } = await simulateApp({ backend });
    const [first, second] = [createLegalDraft(app, "terms"), createLegalDraft(app, "terms")];
    for (const screen of [first, second]) screen.start();
    await flush();
    const save = async (screen: typeof first, body: string): Promise<void> => {
      screen.send({ type: "setting.change", draft: said(body) });
      screen.send({ type: "setting.save" });
      await flush();
    };
    await save(first, " ");
    expect(backend.callLog.log).not.toContain("legalTexts.writeLegalDraft");
    await save(first, " Sună-ne.\n\n\nMulțumim. ");
    expect(selectSettingEdit(first.getSnapshot())).toMatchObject({
      held: { version: 1, content: said("Sună-ne.\n\nMulțumim.") },
      draft: said("Sună-ne.\n\nMulțumim."),
    });
    await save(second, "Scrie-ne.");
    expect(selectTheirs(second.getSnapshot())?.held.content).toEqual(said("Sună-ne.\n\nMulțumim."));
    second.send({ type: "setting.keepMine" });
    await flush();
    expect(selectSettingEdit(second.getSnapshot())?.held).toMatchObject({
      version: 2,
      content: said("Scrie-ne."),
    });
  });

  it("is public with a number once it is published, and the list is read again", async () => {
    const { app } = await simulateApp({ backend: createTestBackend({ isSignedIn: true }) });
    const draft = createLegalDraft(app, "terms");
    const history = createLegalHistory(app, "terms");
    for (const actor of [draft, history]) actor.start();
    await flush();
    expect(selectAnswer(history.getSnapshot())).toEqual({ draftVersion: 0, versions: [], content: null });
    draft.send({ type: "setting.change", draft: said("Sună-ne.") });
    draft.send({ type: "setting.save" });
    await flush();
    const publication = createLegalPublication(app, history, { document: "terms", version: 1 });
    publication.start();
    publication.send({ type: "form.submit" });
    await flush();
    expect(selectAnswer(history.getSnapshot())).toMatchObject({
      draftVersion: 1,
      versions: [{ number: 1 }],
      content: said("Sună-ne."),
    });
    const page = createLegalPage(app, { shopId: aShop().id, document: "terms" });
    page.start();
    await flush();
    expect(selectAnswer(page.getSnapshot())?.version).toMatchObject({
      number: 1,
      text: { ...said("Sună-ne.").ro, locale: "ro" },
    });
  });
});
