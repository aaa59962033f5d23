import type { Page } from "@playwright/test";
import { waitForHydration, visit } from "./pages/visit.ts";
import { tapDemo } from "./pages/sign-in.ts";
import { expect, test } from "./pages/fixtures.ts";

// Each of these renders the layout around it, with its links.
const OF_GUESTS = [
  "/",
  "/privacy",
  "/login",
  "/register",
  "/shops/bistro-nord",
  "/shops/bistro-nord/menu",
  "/shops/bistro-nord/location/centru",
  "/shops/bistro-nord/login",
  "/shops/bistro-nord/register",
  "/shops/bistro-nord/terms",
];

test.describe("every link leads to a page", () => {
  test("for guests", async ({ openBrowser }) => {
    expect(await deadLinks(await openBrowser(), OF_GUESTS)).toEqual([]);
  });

  test("for guests on a phone, the profile menu included", async ({ openBrowser }) => {
    const page = await openBrowser({ viewport: { width: 390, height: 844 } });
    await visit(page, "/shops/bistro-nord/menu");
    await page.getByRole("button", { name: "Contul meu" }).click();
    await expect(
      page.getByRole("navigation", { name: "Contul meu" }).getByRole("link").first(),
    ).toBeVisible();
    expect(await deadAmong(page, await linksOf(page))).toEqual([]);
  });

  test("for a customer", async ({ openBrowser }) => {
    const page = await openBrowser();
    await visit(page, "/shops/bistro-nord/login");
    await tapDemo(page, "Ana Ionescu");
    await page.waitForURL((url) => !url.pathname.endsWith("/login"));
    expect(await deadLinks(page, ["/shops/bistro-nord/menu", "/shops/bistro-nord/orders"])).toEqual([]);
  });

  test("for staff", async ({ openBrowser }) => {
    const page = await openBrowser();
    await visit(page, "/login");
    await tapDemo(page, "Andrei Stan");
    await page.waitForURL("**/choose-organization");
    expect(await deadAmong(page, await linksOf(page))).toEqual([]);
    await page.getByRole("button", { name: /Bistro Nord/ }).click();
    await page.waitForURL((url) => !url.pathname.endsWith("/choose-organization"));
    expect(await deadLinks(page, ["/choose-boh-app", "/operations/pending"])).toEqual([]);
  });
});

async function deadLinks(page: Page, addresses: readonly string[]): Promise<readonly string[]> {
  const found = new Set<string>();
  for (const address of addresses) {
    await visit(page, address);
    for (const link of await linksOf(page)) found.add(link);
  }
  return deadAmong(page, [...found]);
}

/** The addresses of this site that the page links to; only one of the many product links. */
async function linksOf(page: Page): Promise<readonly string[]> {
  await waitForHydration(page);
  const { origin } = new URL(page.url());
  const links = await page
    .locator("a[href]")
    .evaluateAll((all) => all.map((link) => (link instanceof HTMLAnchorElement ? link.href : "")));
  const own = links
    .filter((link) => link.startsWith(`${origin}/`))
    .map((link) => link.split("#", 1)[0] ?? "");
  expect(own).not.toEqual([]);
  const isProduct = (link: string): boolean => link.includes("/products/");
  return [...new Set([...own.filter((link) => !isProduct(link)), ...own.filter(isProduct).slice(0, 1)])];
}

async function deadAmong(page: Page, links: readonly string[]): Promise<readonly string[]> {
  const statuses = await Promise.all(
    links.map(async (link) => [link, (await page.request.get(link)).status()] as const),
  );
  return statuses.filter(([, status]) => status >= 400).map(([link, status]) => `${status} ${link}`);
}
