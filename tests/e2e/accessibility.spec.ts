import type { Page, ViewportSize } from "@playwright/test";
import { LOCALES, type Locale } from "#core/shop/shop.ts";
import { loadAxe, violations } from "./pages/axe.ts";
import { choose } from "./pages/color-and-language.ts";
import { callerAs, cancelOrder, orderLemonade } from "./pages/order-by-api.ts";
import {
  AROUND,
  FOR_A_MANAGER,
  FOR_ANA,
  FOR_GUESTS,
  FOR_MIHAI,
  ON_A_PHONE,
  ON_A_TABLET,
  type Screen,
} from "./pages/screens.ts";
import { type DemoPerson, tapDemo } from "./pages/sign-in.ts";
import { type OpenBrowser, expect, test } from "./pages/fixtures.ts";
import { visit } from "./pages/visit.ts";

const LOGIN = "/shops/bistro-nord/login";

for (const locale of LOCALES) {
  test.describe(`no violation of WCAG 2.2 AA in ${locale}, light and dark`, () => {
    test("for guests", async ({ openBrowser, site }) => {
      const page = await openPage(openBrowser, site, locale);
      await expectNone(page, FOR_GUESTS);
    });

    test("for guests, around the shop", async ({ openBrowser, site }) => {
      const page = await openPage(openBrowser, site, locale);
      await expectNone(page, AROUND);
    });

    test("for somebody whose phone is not verified", async ({ openBrowser, site }) => {
      const page = await openPage(openBrowser, site, locale);
      await signIn(page, LOGIN, "Mihai Popa");
      await expectNone(page, FOR_MIHAI);
    });

    test("for a customer", async ({ openBrowser, site }) => {
      const caller = await callerAs(site, "ana@example.com");
      const order = await orderLemonade(caller);
      const page = await openPage(openBrowser, site, locale);
      await signIn(page, LOGIN, "Ana Ionescu");
      await expectNone(page, FOR_ANA);
      await cancelOrder(caller, order);
    });

    test("for staff", async ({ openBrowser, site }) => {
      const caller = await callerAs(site, "ana@example.com");
      const order = await orderLemonade(caller);
      const page = await openPage(openBrowser, site, locale);
      await signIn(page, "/login", "Andrei Stan");
      await expectNone(page, FOR_A_MANAGER);
      await cancelOrder(caller, order);
    });
  });
}

test.describe("no violation of WCAG 2.2 AA on small screens (DESIGN-3, DESIGN-5)", () => {
  test("on a phone, from the shop's front to the cart", async ({ openBrowser, site }) => {
    const page = await openPage(openBrowser, site, "ro", { width: 390, height: 844 });
    await expectNone(page, ON_A_PHONE);
  });

  test("on the kitchen's tablet", async ({ openBrowser, site }) => {
    const caller = await callerAs(site, "ana@example.com");
    const order = await orderLemonade(caller);
    const page = await openPage(openBrowser, site, "ro", { width: 800, height: 1280 });
    await signIn(page, "/login", "Ioana Dumitru");
    await expectNone(page, ON_A_TABLET);
    await cancelOrder(caller, order);
  });
});

test("axe finds planted violations: in the light theme any, in the dark one those of color", async ({
  openBrowser,
  site,
}) => {
  const page = await openPage(openBrowser, site, "ro");
  await visit(page, "/");
  await page.evaluate(() => {
    const picture = new Image();
    picture.src = "data:image/gif;base64,R0lGODlhAQABAAAAACw=";
    const dim = document.createElement("p");
    dim.append("Seara");
    dim.style.color = "#555";
    document.querySelector("main")?.append(picture, dim);
  });
  expect(await violations(page, "light", false)).toEqual([expect.stringContaining("light image-alt: ")]);
  expect(await violations(page, "dark", false)).toEqual([expect.stringContaining("dark color-contrast: ")]);
});

async function openPage(
  openBrowser: OpenBrowser,
  site: string,
  locale: Locale,
  viewport: ViewportSize = { width: 1280, height: 800 },
): Promise<Page> {
  const page = await openBrowser({
    reducedMotion: "reduce",
    viewport,
    expected: [/status of 404 .*\/nowhere$/],
  });
  await loadAxe(page.context());
  await choose(page.context(), site, locale, "light");
  return page;
}

async function signIn(page: Page, address: string, person: DemoPerson): Promise<void> {
  await visit(page, address);
  await tapDemo(page, person);
  await page.waitForURL((url) => !url.pathname.endsWith("/login"));
}

async function expectNone(page: Page, screens: readonly Screen[]): Promise<void> {
  const found: string[] = [];
  for (const { name, address, until, isOver = false } of screens)
    await test.step(name, async () => {
      if (address !== undefined) await visit(page, address);
      await until(page);
      for (const theme of ["light", "dark"] as const)
        found.push(...(await violations(page, theme, isOver)).map((line) => `${name}, ${line}`));
    });
  expect(found).toEqual([]);
}
