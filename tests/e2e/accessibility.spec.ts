import type { Page } from "@playwright/test";
import { violations } from "./pages/axe.ts";
import { choose, type Locale } from "./pages/color-and-language.ts";
import { menuPage } from "./pages/menu-page.ts";
import { callerAs, cancelOrder, orderLemonade } from "./pages/order-by-api.ts";
import { type DemoPerson, tapDemo } from "./pages/sign-in.ts";
import { type Enter, expect, test } from "./pages/story.ts";
import { visit } from "./pages/visit.ts";

/** One screen as it is looked at. */
interface Screen {
  readonly name: string;
  readonly address: string;
  /** What is done on it, and what must be seen, before it is judged; in whichever language. */
  readonly until: (page: Page) => Promise<void>;
  /** A dialog: the page beneath it, judged by itself, is passed over. */
  readonly isOver?: true;
}

const SHOP = "/shops/bistro-nord";

const shown = (name: RegExp) => async (page: Page) =>
  expect(page.getByRole("heading", { name }).first()).toBeVisible();

const FOR_GUESTS: readonly Screen[] = [
  { name: "landing", address: "/", until: shown(/./) },
  { name: "office login", address: "/login", until: shown(/back office/i) },
  { name: "shop landing", address: SHOP, until: shown(/Bistro Nord/) },
  { name: "menu", address: `${SHOP}/menu`, until: shown(/Bistro Nord/) },
  { name: "product sheet", address: `${SHOP}/products/burger-nord`, until: dialogShown, isOver: true },
  { name: "cart panel", address: `${SHOP}/menu`, until: openPanel, isOver: true },
  { name: "place of order", address: `${SHOP}/menu`, until: openPlace, isOver: true },
  { name: "location", address: `${SHOP}/location/centru`, until: shown(/Centru/) },
  { name: "login", address: `${SHOP}/login`, until: shown(/./) },
  { name: "register", address: `${SHOP}/register`, until: shown(/./) },
  { name: "forgotten password", address: `${SHOP}/forgot-password`, until: shown(/./) },
  { name: "terms", address: `${SHOP}/terms`, until: shown(/./) },
  { name: "page not found", address: `${SHOP}/nowhere`, until: shown(/./) },
];

const FOR_MIHAI: readonly Screen[] = [
  { name: "add phone", address: `${SHOP}/add-phone-number`, until: shown(/./) },
  { name: "verify phone", address: `${SHOP}/verify-phone-number`, until: shown(/./) },
];

const FOR_ANA: readonly Screen[] = [
  { name: "cart", address: `${SHOP}/menu`, until: openCart, isOver: true },
  { name: "checkout", address: `${SHOP}/checkout`, until: checkoutShown, isOver: true },
  { name: "orders", address: `${SHOP}/orders`, until: orderListShown },
  { name: "order", address: `${SHOP}/orders`, until: openOrder },
];

const FOR_A_MANAGER: readonly Screen[] = [
  { name: "choose organization", address: "/choose-organization", until: shown(/./) },
  { name: "choose app", address: "/choose-organization", until: chooseOrganization },
  { name: "board", address: "/operations/pending", until: cardShown },
  { name: "order dialog", address: "/operations/pending", until: openDialog, isOver: true },
  { name: "reject sheet", address: "/operations/pending", until: openReasons, isOver: true },
];

for (const locale of ["ro", "en"] as const) {
  test.describe(`no violation of WCAG 2.2 AA in ${locale}, light and dark`, () => {
    test("for guests", async ({ enter, site }) => {
      const page = await lookingIn(enter, site, locale);
      await expectNone(page, FOR_GUESTS);
    });

    test("for somebody whose phone is not verified", async ({ enter, site }) => {
      const page = await lookingIn(enter, site, locale);
      await signIn(page, `${SHOP}/login`, "Mihai Popa");
      await expectNone(page, FOR_MIHAI);
    });

    test("for a customer", async ({ enter, site }) => {
      const caller = await callerAs(site, "ana@example.com");
      const order = await orderLemonade(caller);
      const page = await lookingIn(enter, site, locale);
      await signIn(page, `${SHOP}/login`, "Ana Ionescu");
      await expectNone(page, FOR_ANA);
      await cancelOrder(caller, order);
    });

    test("for staff", async ({ enter, site }) => {
      const caller = await callerAs(site, "ana@example.com");
      const order = await orderLemonade(caller);
      const page = await lookingIn(enter, site, locale);
      await signIn(page, "/login", "Andrei Stan");
      await expectNone(page, FOR_A_MANAGER);
      await cancelOrder(caller, order);
    });
  });
}

async function lookingIn(enter: Enter, site: string, locale: Locale): Promise<Page> {
  // Nothing moves, so that no colour is caught on its way.
  const page = await enter({ reducedMotion: "reduce", expected: [/status of 404 .*\/nowhere$/] });
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
      await visit(page, address);
      await until(page);

      for (const theme of ["light", "dark"] as const)
        found.push(...(await violations(page, theme, isOver)).map((line) => `${name}, ${line}`));
    });
  expect(found).toEqual([]);
}

async function dialogShown(page: Page): Promise<void> {
  await expect(page.getByRole("dialog")).toBeVisible();
}

async function addLemonade(page: Page): Promise<void> {
  await page
    .getByRole("button", { name: /Limonadă clasică|Classic lemonade/ })
    .first()
    .click();
  await expect(menuPage(page).cartBar).toBeVisible();
}

async function openPanel(page: Page): Promise<void> {
  await addLemonade(page);
  await menuPage(page).cartBar.click();
  await dialogShown(page);
}

async function openPlace(page: Page): Promise<void> {
  await page
    .getByRole("banner")
    .getByRole("button", { name: /Ridicare|Livrare|Pickup|Delivery/ })
    .click();
  await dialogShown(page);
}

async function openCart(page: Page): Promise<void> {
  await openPanel(page);
  await page.waitForURL("**/cart");
}

async function checkoutShown(page: Page): Promise<void> {
  await expect(page.getByRole("button", { name: /^(Comandă|Order) — / })).toBeVisible();
}

async function orderListShown(page: Page): Promise<void> {
  await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
}

async function openOrder(page: Page): Promise<void> {
  await page
    .getByRole("link", { name: /(Comanda|Order) A-\d+/ })
    .first()
    .click();
  await page.waitForURL("**/orders/*");
  await expect(page.getByRole("heading", { level: 1, name: /A-\d+/ })).toBeVisible();
}

async function chooseOrganization(page: Page): Promise<void> {
  await page.getByRole("button", { name: /Bistro Nord/ }).click();
  await page.waitForURL("**/choose-boh-app");
  await shown(/./)(page);
}

async function cardShown(page: Page): Promise<void> {
  await expect(page.getByRole("article").first()).toBeVisible();
}

async function openDialog(page: Page): Promise<void> {
  await page
    .getByRole("button", { name: /^(Detalii|Details)/ })
    .first()
    .click();
  await dialogShown(page);
}

async function openReasons(page: Page): Promise<void> {
  await page
    .getByRole("article")
    .first()
    .getByRole("button", { name: /^(Refuză|Reject)/ })
    .click();
  await dialogShown(page);
  await page.getByRole("radio").first().check();
}
