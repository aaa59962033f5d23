import { loadAxe, violations } from "../pages/axe.ts";
import { expect, test } from "../pages/fixtures.ts";
import { tapDemo } from "../pages/sign-in.ts";
import { visit } from "../pages/visit.ts";

test("a manager sees the draft as customers would, in both languages and widths, where nothing can be ordered", async ({
  openBrowser,
}) => {
  const page = await openBrowser();
  await loadAxe(page.context());
  const written: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET") written.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  await visit(page, "/login");
  await tapDemo(page, "Andrei Stan");
  await page.getByRole("button", { name: "Bistro Nord" }).click();
  await page.waitForURL((url) => !url.pathname.endsWith("/choose-organization"));
  await visit(page, "/operations/menu");
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

  // Other stories publish the same shop's menu.
  await page.getByRole("button", { name: "Vezi și publică" }).press("Enter");
  const discards = dialog.getByRole("button", { name: /^Renunță la modificarea/u });
  for (let left = await discards.count(); left > 0; left -= 1) {
    await discards.first().press("Enter");
    await expect(discards).toHaveCount(left - 1);
  }
});

test("the preview is nobody's but the staff's, and no other site may frame it", async ({ openBrowser }) => {
  const guest = await openBrowser();
  const path = "/operations/menu/preview/01ARZ3NDEKTSV4RRFFQ69G5FAV/bistro-nord/ro/light";
  const response = await guest.goto(path);
  expect(response?.headers()["content-security-policy"]).toContain("frame-ancestors 'self'");
  expect(response?.headers()["cache-control"]).toBe("no-cache");
  expect(await response?.text()).toContain(`<meta name="robots" content="noindex">`);
  await guest.waitForURL((url) => url.pathname === "/login");
});
