import { violations } from "../../pages/axe.ts";
import { expect, test } from "../../pages/fixtures.ts";
import { discardDraft, openMenuEditor } from "./menu-editor-page.ts";
import { visit } from "../../pages/visit.ts";

test("a manager sees the draft as customers would, in both languages and widths, where nothing can be ordered", async ({
  openBrowser,
}) => {
  const page = await openBrowser();
  const written: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET") written.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  await openMenuEditor(page);
  await page.getByRole("searchbox").fill("papanasi");
  await page
    .getByRole("row", { name: /^Papanași/u })
    .first()
    .click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Nume în română").fill("Papanași din ciornă");
  await dialog.getByLabel("Nume în engleză").fill("Doughnuts of the draft");
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();

  await page.getByRole("radio", { name: "Previzualizare" }).press("Space");
  const frame = page.frameLocator("iframe");
  await expect(frame.getByRole("note")).toContainText("Previzualizare");
  await expect(frame.getByText("Papanași din ciornă").first()).toBeVisible();
  expect(await violations(page, "light", false)).toEqual([]);
  written.length = 0;
  await frame.getByText("Papanași din ciornă").first().click();
  await expect(frame.getByRole("dialog")).toContainText("Papanași din ciornă");
  await frame
    .getByRole("dialog")
    .getByRole("button", { name: /Adaugă/u })
    .click();
  expect(written.filter((call) => /carts|orders|checkout/u.test(call))).toEqual([]);

  await page.getByRole("radio", { name: "Calculator" }).press("Space");
  await page.getByRole("group", { name: "Limbă" }).getByRole("radio", { name: "engleză" }).press("Space");
  await page.getByRole("radio", { name: "Întunecate" }).press("Space");
  await expect(frame.getByText("Doughnuts of the draft").first()).toBeVisible();
  expect(await violations(page, "dark", false)).toEqual([]);

  const guest = await openBrowser();
  await visit(guest, "/shops/bistro-nord/menu");
  await expect(guest.getByText("Papanași").first()).toBeVisible();
  await expect(guest.getByText("din ciornă")).toHaveCount(0);

  await discardDraft(page);
});

test("the preview is nobody's but the staff's, and no other site may frame it", async ({ openBrowser }) => {
  const guest = await openBrowser();
  const path = "/menu-preview/01ARZ3NDEKTSV4RRFFQ69G5FAV/bistro-nord/ro/light";
  const response = await guest.goto(path);
  expect(response?.headers()["content-security-policy"]).toContain("frame-ancestors 'self'");
  expect(response?.headers()["cache-control"]).toBe("no-cache");
  expect(await response?.text()).toContain(`<meta name="robots" content="noindex">`);
  await guest.waitForURL((url) => url.pathname === "/login");
});
