import { loadAxe, violations } from "./pages/axe.ts";
import { expect, test } from "./pages/fixtures.ts";
import { chooseOperations, tapDemo } from "./pages/sign-in.ts";
import { visit } from "./pages/visit.ts";

test("a manager pins a pause by keyboard, sees all that is off on another screen, and puts it back", async ({
  openBrowser,
}) => {
  const page = await openBrowser();
  await loadAxe(page.context());
  await visit(page, "/login");
  await tapDemo(page, "Andrei Stan");
  await page.getByRole("button", { name: "Bistro Nord" }).click();
  await chooseOperations(page);
  await visit(page, "/operations/products");
  const lemonade = page.getByRole("row", { name: "Limonadă clasică" });
  await page.getByRole("searchbox").fill("limonada clasica");
  await lemonade.getByRole("button", { name: "Oprește: Limonadă clasică" }).click();
  await page.getByRole("button", { name: "Marchează epuizat" }).click();

  // A second screen has the panel open while the first one pauses.
  const other = await openBrowser();
  await loadAxe(other.context());
  await visit(other, "/login");
  await tapDemo(other, "Ioana Dumitru");
  await other.waitForURL("**/operations/**");
  await other.getByRole("button", { name: "Ce e oprit" }).focus();
  await other.keyboard.press("Enter");
  const panel = other.getByRole("dialog", { name: "Ce e oprit și până când" });
  await expect(panel.getByRole("listitem").filter({ hasText: "Limonadă clasică" })).toContainText(
    /Epuizat până.*Andrei Stan/s,
  );

  await page.getByRole("button", { name: "Primim comenzi" }).click();
  const centru = page
    .getByRole("dialog")
    .getByRole("region", { name: /Centru/ })
    .first();
  await centru.getByLabel("Pentru cât timp?").selectOption("pinned");
  await centru.getByRole("button", { name: "Oprește comenzile" }).focus();
  await page.keyboard.press("Enter");
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("rămâne oprit și în zilele următoare?");
  await question.getByRole("button", { name: "Confirmă" }).click();
  await expect(centru.getByRole("status")).toContainText("Oprit, până repornește cineva");

  const unwatched = centru.getByRole("switch", { name: /^Oprește comenzile când nu le vede nimeni/ });
  await unwatched.press("Space");
  await expect(unwatched).toBeChecked();
  for (const theme of ["light", "dark"] as const) expect(await violations(page, theme, true)).toEqual([]);
  await unwatched.press("Space");
  await expect(unwatched).not.toBeChecked();

  const pause = panel.getByRole("listitem").filter({ hasText: "Oprit" }).first();
  await expect(pause).toContainText(/până repornește cineva.*Andrei Stan/s);
  for (const theme of ["light", "dark"] as const) expect(await violations(other, theme, true)).toEqual([]);
  await pause.getByRole("button", { name: /Primește din nou comenzi/ }).focus();
  await other.keyboard.press("Enter");
  await expect(centru.getByRole("status")).toContainText("Primim comenzi");
  await panel.getByRole("button", { name: "Repornește: Limonadă clasică" }).click();
  await expect(panel.getByRole("listitem").filter({ hasText: "Limonadă clasică" })).toHaveCount(0);
});
