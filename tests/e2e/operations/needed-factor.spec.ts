import type { Page } from "@playwright/test";
import { loadAxe, violations } from "../pages/axe.ts";
import { expect, test } from "../pages/fixtures.ts";
import { codeNow, tapDemo, signInAsOwner } from "../pages/sign-in.ts";
import { visit } from "../pages/visit.ts";

const PASSWORD = "parola-demo-2026";

/** Adds the second factor on the page that shows it; answers its recovery codes. */
async function addFactor(page: Page): Promise<readonly string[]> {
  const section = page.getByRole("region", { name: "Verificare în doi pași" });
  await section.getByRole("button", { name: "Activează" }).press("Enter");
  await section.getByLabel("Parola ta", { exact: true }).fill(PASSWORD);
  await page.keyboard.press("Enter");
  const shown = section.getByText(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/u);
  const secret = (await shown.innerText()).replaceAll(" ", "");
  await section.getByLabel("Cod", { exact: true }).fill(await codeNow(page, secret));
  await page.keyboard.press("Enter");
  const codes = section.getByRole("list", { name: "Coduri de recuperare" }).getByRole("listitem");
  await expect(codes).toHaveCount(10);
  const recovery = await codes.allInnerTexts();
  await section.getByRole("button", { name: "Le-am păstrat" }).press("Enter");
  return recovery;
}

/** Turns the own second factor off, as the next story expects it. */
async function removeFactor(page: Page, code: string): Promise<void> {
  const section = page.getByRole("region", { name: "Verificare în doi pași" });
  await section.getByRole("button", { name: "Oprește" }).press("Enter");
  await section.getByLabel("Cod sau cod de recuperare").fill(code);
  await page.keyboard.press("Enter");
  await expect(section.getByRole("button", { name: "Activează" })).toBeVisible();
}

test("an owner has the staff need a second factor, and an employee adds one before any screen", async ({
  openBrowser,
}) => {
  const owner = await openBrowser({ expected: [/409/] });
  await loadAxe(owner.context());
  await signInAsOwner(owner);
  await visit(owner, "/operations/security");
  const needed = owner.getByRole("switch", { name: /^Echipa are nevoie/u });
  await expect(needed).toBeEnabled();
  await needed.press("Space");
  await expect(owner.getByText("Activează mai întâi verificarea")).toBeVisible();
  await expect(needed).not.toBeChecked();
  for (const theme of ["light", "dark"] as const) expect(await violations(owner, theme, false)).toEqual([]);
  const ownCodes = await addFactor(owner);
  await needed.press("Space");
  await expect(needed).toBeChecked();

  const cook = await openBrowser({ expected: [] });
  await loadAxe(cook.context());
  await visit(cook, "/login");
  await tapDemo(cook, "Ioana Dumitru");
  await expect(cook.getByRole("heading", { name: "Activează verificarea în doi pași" })).toBeVisible();
  await expect(cook.getByText("Bistro Nord")).toBeVisible();
  for (const theme of ["light", "dark"] as const) expect(await violations(cook, theme, false)).toEqual([]);
  const cookCodes = await addFactor(cook);
  await expect(cook.getByText("În direct")).toBeVisible();

  await needed.press("Space");
  await expect(needed).not.toBeChecked();
  await removeFactor(owner, ownCodes[0] ?? "");
  await visit(cook, "/operations/security");
  await removeFactor(cook, cookCodes[0] ?? "");
});
