import type { Page } from "@playwright/test";
import { loadAxe, violations } from "../../pages/axe.ts";
import { expect, test } from "../../pages/fixtures.ts";
import { tapDemo } from "../../pages/sign-in.ts";
import { visit } from "../../pages/visit.ts";

const THEMES = ["light", "dark"] as const;
const MENU = "/shops/zen/menu";

const questionOn = (page: Page) => page.getByRole("region", { name: "Cookie-uri" });

/** What the server keeps of this browser; null before it heard anything. */
function keptOf(page: Page): Promise<unknown> {
  return page.evaluate(async () => {
    const answer = await fetch("/api/consents");
    return answer.status === 204 ? null : answer.json();
  });
}

async function ask(owner: Page, question: string, number: number): Promise<void> {
  await owner
    .getByRole("region", { name: "Textul în română" })
    .getByLabel("Întrebarea", { exact: true })
    .fill(question);
  await owner.getByRole("button", { name: "Salvează", exact: true }).press("Enter");
  await expect(owner.getByText("Totul e salvat")).toBeVisible();
  await owner.getByRole("button", { name: `Publică versiunea ${number}` }).press("Enter");
  await expect(owner.getByText(new RegExp(`^Publică acum: versiunea ${number}, `, "u"))).toBeVisible();
}

/** The server answers from its memory for a moment more. */
async function meets(page: Page, question: string): Promise<void> {
  await expect(async () => {
    await visit(page, MENU);
    await expect(questionOn(page).getByText(question)).toBeVisible({ timeout: 2000 });
  }).toPass();
}

test("an owner words the question of consent, a visitor answers it, and is asked again once there is another one", async ({
  openBrowser,
}) => {
  const owner = await openBrowser();
  await loadAxe(owner.context());
  await visit(owner, "/login");
  await tapDemo(owner, "Elena Marin");
  await owner.waitForURL("**/operations/pending");
  await visit(owner, "/operations/settings");
  await owner.getByRole("link", { name: /^Texte legale/u }).press("Enter");
  await owner.getByRole("link", { name: /^Întrebarea de consimțământ/u }).press("Enter");
  await expect(owner.getByText("Clienții văd textul standard.", { exact: false })).toBeVisible();
  const preview = owner.getByRole("region", { name: "Cum vede clientul" });
  await expect(preview.getByText("Folosim cookie-uri strict necesare", { exact: false })).toBeVisible();
  const romanian = owner.getByRole("region", { name: "Textul în română" });
  await expect(romanian.getByRole("radio")).toHaveCount(2);
  await romanian.getByRole("radio", { name: /Numai textul tău/u }).press("Space");
  await owner.getByRole("button", { name: "Salvează", exact: true }).press("Enter");
  await expect(romanian.getByText("Câmp obligatoriu")).toHaveCount(3);
  await romanian.getByLabel("Despre statistici").fill("Numărăm ce feluri se privesc.");
  await romanian.getByLabel("Despre marketing").fill("Îți arătăm oferte și în altă parte.");
  await romanian.getByLabel("Întrebarea", { exact: true }).fill("Ne lași să numărăm?\n<b>Chiar așa.</b>");
  await expect(preview.getByText("<b>Chiar așa.</b>")).toBeVisible();
  await expect(preview.getByText("Numărăm ce feluri se privesc.")).toBeVisible();
  await preview.getByRole("radio", { name: "Engleză" }).press("Space");
  await expect(preview.getByText("The text is in Romanian only.")).toHaveCount(2);
  await preview.getByRole("radio", { name: "Română" }).press("Space");
  for (const theme of THEMES) expect(await violations(owner, theme, false)).toEqual([]);
  await ask(owner, "Ne lași să numărăm?\n<b>Chiar așa.</b>", 1);

  const visitor = await openBrowser({ isNew: true });
  await loadAxe(visitor.context());
  const question = questionOn(visitor);
  await meets(visitor, "Ne lași să numărăm?");
  for (const theme of THEMES) expect(await violations(visitor, theme, false)).toEqual([]);
  await question.getByRole("button", { name: "Setări" }).press("Enter");
  const dialog = visitor.getByRole("dialog", { name: "Cookie-uri" });
  await expect(dialog.getByRole("switch", { name: /Numărăm ce feluri se privesc/u })).toBeVisible();
  for (const theme of THEMES) expect(await violations(visitor, theme, true)).toEqual([]);
  await dialog.getByRole("switch", { name: /^Statistici/u }).press("Space");
  await dialog.getByRole("button", { name: "Salvează alegerea" }).press("Enter");
  await expect(question).toBeHidden();
  await expect
    .poll(() => keptOf(visitor))
    .toMatchObject({ analytics: true, marketing: false, texts: [{ number: 1 }] });
  await visit(visitor, MENU);
  await expect(visitor.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(question).toBeHidden();

  const other = await openBrowser({ isNew: true });
  await meets(other, "Ne lași să numărăm?");
  await questionOn(other).getByRole("button", { name: "Refuz" }).press("Enter");
  await expect(questionOn(other)).toBeHidden();

  await ask(owner, "Numărăm și comenzile?", 2);
  await meets(visitor, "Numărăm și comenzile?");
  await question.getByRole("button", { name: "Setări" }).press("Enter");
  await expect(dialog.getByRole("switch", { name: /^Statistici/u })).not.toBeChecked();
  await dialog.getByRole("button", { name: "Înapoi" }).press("Enter");
  await question.getByRole("button", { name: "Accept" }).press("Enter");
  await expect(question).toBeHidden();
  await expect
    .poll(() => keptOf(visitor))
    .toMatchObject({ analytics: true, marketing: true, texts: [{ number: 2 }] });
  for (const page of [visitor, other]) {
    await visit(page, MENU);
    await expect(page.getByRole("button", { name: "Setări cookie-uri" })).toBeAttached();
    await expect(questionOn(page)).toBeHidden();
  }
  // At the shops of others, and on pages of none, the standard text stands, and nobody is asked again by it.
  await visit(visitor, "/shops/bistro-nord/menu");
  await visitor.getByRole("button", { name: "Setări cookie-uri" }).press("Enter");
  await expect(dialog.getByRole("switch", { name: /^Statistici.*Ne arată ce merge bine/u })).toBeChecked();

  // Whom the text does not reach is not asked, and answers the standard one where they ask for it themselves.
  const cutOff = await openBrowser({ isNew: true, expected: [/legal\/consent/u] });
  await cutOff.route("**/legal/consent", (route) => route.abort());
  await visit(cutOff, MENU);
  await cutOff.getByRole("button", { name: "Setări cookie-uri" }).press("Enter");
  const settings = cutOff.getByRole("dialog", { name: "Cookie-uri" });
  await settings.getByRole("switch", { name: /^Statistici.*Ne arată ce merge bine/u }).press("Space");
  await settings.getByRole("button", { name: "Salvează alegerea" }).press("Enter");
  await expect(settings).toBeHidden();
  await expect.poll(() => keptOf(cutOff)).toMatchObject({ analytics: true, texts: [] });
  await expect(questionOn(cutOff)).toBeHidden();
  await cutOff.unroute("**/legal/consent");
  await meets(cutOff, "Numărăm și comenzile?");
});
