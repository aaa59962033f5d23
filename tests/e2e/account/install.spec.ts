import { devices } from "@playwright/test";
import { loadAxe, violations } from "../pages/axe.ts";
import { expect, test } from "../pages/fixtures.ts";
import { visit } from "../pages/visit.ts";

const MENU = "/shops/bistro-nord/menu";
const THEMES = ["light", "dark"] as const;

test("a phone is asked once to install the shop, by the browser's question or the share menu", async ({
  openBrowser,
}) => {
  const { userAgent, viewport } = devices["Pixel 7"];
  const page = await openBrowser({ userAgent, viewport });
  await loadAxe(page.context());
  await page.clock.install();
  await visit(page, MENU);
  await page.evaluate(() => {
    const offer = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), {
      prompt: async () => ({ outcome: "accepted" }),
    });
    dispatchEvent(offer);
  });
  const sheet = page.getByRole("dialog", { name: "Pune Bistro Nord pe ecranul principal" });
  // What asks comes after the page: time passes until it is there and somebody looked around.
  await expect(async () => {
    await page.clock.runFor(30_000);
    await expect(sheet).toBeVisible({ timeout: 1_000 });
  }).toPass();
  for (const theme of THEMES) expect(await violations(page, theme, true)).toEqual([]);
  await sheet.getByRole("button", { name: "Instalează" }).press("Enter");
  await expect(sheet).toBeHidden();
  const names = (await page.context().cookies()).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["diner_install_asked", "diner_installed"]));

  const iphone = devices["iPhone 15"];
  const other = await openBrowser({ userAgent: iphone.userAgent, viewport: iphone.viewport, isNew: true });
  await loadAxe(other.context());
  await other.clock.install();
  await visit(other, MENU);
  const way = other.getByRole("dialog", { name: "Pune Bistro Nord pe ecranul principal" });
  const waitLong = async (): Promise<void> => {
    for (let minute = 0; minute < 3; minute += 1) await other.clock.runFor(60_000);
  };
  // One thing is asked at a time.
  const cookies = other.getByRole("region", { name: "Cookie-uri" });
  await expect(cookies).toBeVisible();
  await waitLong();
  await expect(way).toHaveCount(0);
  await cookies.getByRole("button", { name: "Setări" }).click();
  const settings = other.getByRole("dialog", { name: "Cookie-uri" });
  await expect(settings).toBeVisible();
  await waitLong();
  await expect(way).toHaveCount(0);
  // Nothing chosen is a no.
  await settings.getByRole("switch", { name: /^Statistici/ }).press("Enter");
  await expect(settings).toBeHidden();
  await expect(async () => {
    await other.clock.runFor(30_000);
    await expect(way.getByRole("listitem")).toHaveCount(2, { timeout: 1_000 });
  }).toPass();
  for (const theme of THEMES) expect(await violations(other, theme, true)).toEqual([]);
  await way.getByRole("button", { name: "Am înțeles" }).press("Enter");
  await expect(way).toBeHidden();
  await other.reload();
  await other.clock.runFor(30_000);
  await expect(way).toHaveCount(0);
});
