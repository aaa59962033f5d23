import { devices, type Page, type ViewportSize } from "@playwright/test";
import { LOCALES, type Locale } from "#core/shop/shop.ts";
import { succeeded } from "#tests/support/http/http-client.ts";
import { orderDelivery } from "#tests/support/shopping/http-shopping.ts";
import { loadAxe, violations } from "../pages/axe.ts";
import { choose } from "../pages/color-and-language.ts";
import { callerAs, cancelOrder, orderLemonade } from "../pages/order-by-api.ts";
import { type OpenBrowser, expect, test } from "../pages/fixtures.ts";
import { type DemoPerson, tapDemo } from "../pages/sign-in.ts";
import { visit } from "../pages/visit.ts";
import { AFTER_AN_ORDER, FOR_ANA, FOR_MIHAI } from "./customer-screens.ts";
import { AROUND, FOR_GUESTS } from "./guest-screens.ts";
import { anyHeading, type Screen, SHOP } from "./screen.ts";
import { FOR_A_MANAGER, ON_A_TABLET } from "./staff-screens.ts";

const LOGIN = `${SHOP}/login`;
const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
const TABLET = { width: 800, height: 1280 };
const RIDER = { type: "outside", name: "Radu Iacob", phone: "0722 333 444" } as const;

for (const locale of LOCALES) {
  test.describe(`no violation of WCAG 2.2 AA in ${locale}, light and dark, wide and on a phone (DESIGN-3, DESIGN-5)`, () => {
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

    test("for a customer after an order, and for who brings one", async ({ openBrowser, site }) => {
      const staff = await callerAs(site, "staff@example.com");
      const ana = await callerAs(site, "ana@example.com");
      const brought = await orderDelivery(ana);
      let { version } = brought;
      for (const move of [
        { event: "accept", readyInMinutes: 20 },
        { event: "assign", courier: RIDER },
        { event: "ready" },
      ] as const)
        ({ version } = succeeded(
          await staff.call("moveOrder", { params: { id: brought.id }, body: { ...move, version } }),
        ));
      const { link } = succeeded(await staff.call("renewCourierLink", { params: { id: brought.id } }));
      const page = await openPage(openBrowser, site, locale);
      await expectNone(page, [{ name: "run", address: new URL(link).pathname, until: anyHeading }]);
      for (const event of ["dispatch", "complete"] as const)
        ({ version } = succeeded(
          await staff.call("moveOrder", { params: { id: brought.id }, body: { event, version } }),
        ));
      await signIn(page, LOGIN, "Ana Ionescu");
      await expectNone(page, AFTER_AN_ORDER);
    });

    test("for staff", async ({ openBrowser, site }) => {
      const caller = await callerAs(site, "ana@example.com");
      const order = await orderLemonade(caller);
      const page = await openPage(openBrowser, site, locale);
      await signIn(page, "/login", "Andrei Stan");
      await expectNone(page, FOR_A_MANAGER, [DESKTOP]);
      await cancelOrder(caller, order);
    });

    test("where cookies are asked about, and a phone is asked to install the shop", async ({
      openBrowser,
      site,
    }) => {
      const { userAgent } = devices["iPhone 15"];
      const page = await openPage(openBrowser, site, locale, { viewport: PHONE, userAgent, isNew: true });
      await page.clock.install();
      await expectNone(page, ASKED);
    });
  });
}

/** What a page asks by itself, once somebody looked around. */
const ASKED: readonly Screen[] = [
  {
    name: "question of cookies",
    address: `${SHOP}/menu`,
    until: (page) => expect(page.getByRole("region", { name: /^(Cookie-uri|Cookies)$/ })).toBeVisible(),
    isOver: true,
  },
  {
    name: "way to install",
    until: async (page) => {
      await page.getByRole("button", { name: /^(Refuz|Refuse)$/ }).click();
      await expect(async () => {
        await page.clock.runFor(30_000);
        await expect(page.getByRole("dialog")).toBeVisible({ timeout: 1_000 });
      }).toPass();
    },
    isOver: true,
  },
];

test("no violation of WCAG 2.2 AA on the kitchen's tablet (DESIGN-3, DESIGN-5)", async ({
  openBrowser,
  site,
}) => {
  const caller = await callerAs(site, "ana@example.com");
  const order = await orderLemonade(caller);
  const page = await openPage(openBrowser, site, "ro", { viewport: TABLET });
  await signIn(page, "/login", "Ioana Dumitru");
  await expectNone(page, ON_A_TABLET, [TABLET]);
  await cancelOrder(caller, order);
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
  options: Parameters<OpenBrowser>[0] = {},
): Promise<Page> {
  const page = await openBrowser({
    reducedMotion: "reduce",
    viewport: DESKTOP,
    expected: [/status of 404 .*\/nowhere$/],
    ...options,
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

/** Each screen is led to once and then checked at each size, the one it was opened at last. */
async function expectNone(
  page: Page,
  screens: readonly Screen[],
  sizes: readonly ViewportSize[] = [PHONE, DESKTOP],
): Promise<void> {
  const found: string[] = [];
  for (const { name, address, until, isOver = false } of screens)
    await test.step(name, async () => {
      if (address !== undefined) await visit(page, address);
      await until(page);
      for (const size of sizes) {
        await page.setViewportSize(size);
        for (const theme of ["light", "dark"] as const)
          found.push(
            ...(await violations(page, theme, isOver)).map(
              (line) => `${name}, ${String(size.width)} px, ${line}`,
            ),
          );
      }
    });
  expect(found).toEqual([]);
}
