import type { Page } from "@playwright/test";
import { loadAxe, violations } from "../pages/axe.ts";
import { measureShop } from "../pages/database.ts";
import { expect, test } from "../pages/fixtures.ts";
import { tabTo } from "../pages/tab-to.ts";
import { visit, waitForHydration } from "../pages/visit.ts";

const SHOP = "/shops/pizza-nord";
const OTHERS = /facebook|google/u;
const VISITOR = "diner_visitor_id";

interface Counted {
  readonly type: string;
  readonly visitor_id: string;
}

/** All that a page asks of others and what it tells of its visitor; what others would answer stands in for them. */
async function watch(page: Page): Promise<{ readonly others: string[]; readonly counted: Counted[] }> {
  const others: string[] = [];
  const counted: Counted[] = [];
  page.on("request", (request) => {
    if (OTHERS.test(new URL(request.url()).hostname)) others.push(new URL(request.url()).hostname);
    if (request.url().endsWith("/api/ae")) counted.push(request.postDataJSON());
  });
  await page.route(
    (url) => OTHERS.test(url.hostname),
    (route) => route.fulfill({ contentType: "text/javascript", body: "" }),
  );
  return { others, counted };
}

async function visitorOf(page: Page): Promise<string | undefined> {
  return (await page.context().cookies()).find(({ name }) => name === VISITOR)?.value;
}

test("nothing is measured before a yes, each view of a menu after it, and nothing once it is taken back", async ({
  openBrowser,
  server,
}) => {
  await measureShop(server.home, "pizza-nord", "G-7");
  const page = await openBrowser({ isNew: true });
  await loadAxe(page.context());
  const { others, counted } = await watch(page);
  const question = page.getByRole("region", { name: "Cookie-uri" });
  const menuLink = page.getByRole("banner").getByRole("link", { name: "Meniu" });

  await visit(page, `${SHOP}/menu`);
  await expect(question).toBeVisible();
  for (const theme of ["light", "dark"] as const) expect(await violations(page, theme, false)).toEqual([]);
  await tabTo(page, /^Refuz$/u);
  await page.keyboard.press("Enter");
  await expect(question).toBeHidden();
  await visit(page, SHOP);
  await visit(page, `${SHOP}/menu`);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("diner_consent")))
    .toContain('"untold":null');
  await expect(question).toBeHidden();
  expect([others, counted, await visitorOf(page)]).toEqual([[], [], undefined]);

  const settings = page.getByRole("contentinfo").getByRole("button", { name: "Setări cookie-uri" });
  const dialog = page.getByRole("dialog", { name: "Cookie-uri" });
  await settings.press("Enter");
  await expect(dialog.getByRole("switch", { name: /^Strict necesare/ })).toBeDisabled();
  for (const theme of ["light", "dark"] as const) expect(await violations(page, theme, true)).toEqual([]);
  await dialog.getByRole("switch", { name: /^Statistici/ }).press("Space");
  await dialog.getByRole("switch", { name: /^Marketing/ }).press("Space");
  await dialog.getByRole("switch", { name: /^Marketing/ }).press("Enter");
  await expect(dialog).toBeHidden();
  await expect.poll(() => visitorOf(page)).toMatch(/^[0-9a-z]{26}$/u);
  const visitor = await visitorOf(page);
  await expect
    .poll(() => [...new Set(others)].toSorted())
    .toEqual(["connect.facebook.net", "www.googletagmanager.com"]);
  expect(counted).toEqual([]);
  await visit(page, SHOP);
  await page.getByRole("main").getByRole("link", { name: /meniu/iu }).first().click();
  await page.waitForURL(`**${SHOP}/menu`);
  await expect.poll(() => counted).toMatchObject([{ type: "menu_view", visitor_id: visitor }]);
  await page.reload();
  await waitForHydration(page);
  await expect.poll(() => counted.length).toBe(2);

  await settings.press("Enter");
  const left = page.waitForEvent("load");
  await dialog.getByRole("switch", { name: /^Statistici/ }).press("Space");
  await dialog.getByRole("button", { name: "Salvează alegerea" }).press("Enter");
  await left;
  await waitForHydration(page);
  expect(await visitorOf(page)).toBeUndefined();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("diner_consent")))
    .toContain('"untold":null');
  await visit(page, `${SHOP}/menu`);
  await expect(menuLink).toBeVisible();
  expect(counted.length).toBe(2);
  await measureShop(server.home, "pizza-nord", null);
});
