import { expect, type Page } from "@playwright/test";
import { menuPage } from "./menu-page.ts";

/** One screen that axe checks. */
export interface Screen {
  readonly name: string;
  /** Its address; without one, `until` starts from the screen before. */
  readonly address?: string;
  /** Leads to the screen and waits until it is shown, in either language. */
  readonly until: (page: Page) => Promise<void>;
  /** A dialog: the page beneath it is left out, since it is checked by itself. */
  readonly isOver?: true;
}

const SHOP = "/shops/bistro-nord";
const anyHeading = headingShown(/./);

/** For guests, from the landing page to a cart. */
export const FOR_GUESTS: readonly Screen[] = [
  { name: "landing", address: "/", until: anyHeading },
  { name: "shop landing", address: SHOP, until: headingShown(/Bistro Nord/) },
  { name: "menu", address: `${SHOP}/menu`, until: headingShown(/Bistro Nord/) },
  { name: "search without result", until: searchForNothing },
  { name: "product sheet", address: `${SHOP}/menu`, until: openProduct, isOver: true },
  // Header and cart bar are the same on every page; this page has little else for axe to read again.
  { name: "location", address: `${SHOP}/location/centru`, until: headingShown(/Centru/) },
  { name: "account menu", until: openAccount, isOver: true },
  { name: "place of order", until: openPlace, isOver: true },
  { name: "cart panel", until: openPanel, isOver: true },
  { name: "clearing the cart", until: askToClear, isOver: true },
];

/** Accounts, legal texts and the missing page. */
export const AROUND: readonly Screen[] = [
  { name: "login", address: `${SHOP}/login`, until: anyHeading },
  { name: "register", address: `${SHOP}/register`, until: anyHeading },
  { name: "forgotten password", address: `${SHOP}/forgot-password`, until: anyHeading },
  { name: "new password", address: `${SHOP}/reset-password?token=none`, until: anyHeading },
  { name: "terms", address: `${SHOP}/terms`, until: anyHeading },
  { name: "privacy", address: `${SHOP}/privacy`, until: anyHeading },
  { name: "cookies", address: `${SHOP}/cookies`, until: anyHeading },
  { name: "refunds of a shop", address: `${SHOP}/refund`, until: anyHeading },
  { name: "page not found", address: `${SHOP}/nowhere`, until: anyHeading },
  { name: "office login", address: "/login", until: headingShown(/back office/i) },
  { name: "office registration", address: "/register", until: anyHeading },
  { name: "office, forgotten password", address: "/forgot-password", until: anyHeading },
  { name: "refunds", address: "/refund", until: anyHeading },
  { name: "long landing", address: "/landing", until: anyHeading },
  { name: "features", address: "/landing/features", until: anyHeading },
  { name: "prices", address: "/landing/prices", until: anyHeading },
  { name: "contact", address: "/landing/contact", until: anyHeading },
  { name: "short landing", address: "/new-landing", until: anyHeading },
];

/** For somebody whose phone is not verified. */
export const FOR_MIHAI: readonly Screen[] = [
  { name: "add phone", address: `${SHOP}/add-phone-number`, until: anyHeading },
  { name: "verify phone", address: `${SHOP}/verify-phone-number`, until: anyHeading },
];

/** For a customer with an order on its way. */
export const FOR_ANA: readonly Screen[] = [
  { name: "cart", address: `${SHOP}/menu`, until: openCart, isOver: true },
  { name: "checkout", until: goToCheckout, isOver: true },
  { name: "orders", address: `${SHOP}/orders`, until: orderListShown },
  { name: "order", until: openOrder },
  { name: "past orders", address: `${SHOP}/orders?state=past`, until: orderListShown },
  { name: "profile", address: `${SHOP}/profile`, until: profileShown },
  { name: "address of the profile", until: openSavedAddress, isOver: true },
];

/** For a manager of two organizations, with a new order on the board. */
export const FOR_A_MANAGER: readonly Screen[] = [
  { name: "choose organization", address: "/choose-organization", until: anyHeading },
  { name: "choose app", until: chooseOrganization },
  { name: "dashboard", address: "/dashboard?period=last_30_days", until: figuresShown },
  { name: "board", address: "/operations/pending", until: cardShown },
  { name: "order dialog", until: openDetails, isOver: true },
  { name: "taking of orders", until: openOrdering, isOver: true },
  { name: "reject sheet", until: openReasons, isOver: true },
];

/** The screens that look different on a phone. */
export const ON_A_PHONE: readonly Screen[] = [
  { name: "landing", address: "/", until: anyHeading },
  { name: "shop landing", address: SHOP, until: headingShown(/Bistro Nord/) },
  { name: "product sheet", address: `${SHOP}/menu`, until: openProduct, isOver: true },
  { name: "location", address: `${SHOP}/location/centru`, until: headingShown(/Centru/) },
  { name: "place of order", until: openPlace, isOver: true },
  { name: "cart panel", until: openPanel, isOver: true },
];

/** The board on an upright tablet, which shows one column at a time. */
export const ON_A_TABLET: readonly Screen[] = [
  { name: "board", address: "/operations/pending", until: cardShown },
  { name: "order dialog", until: openDetails, isOver: true },
];

function headingShown(name: RegExp): (page: Page) => Promise<void> {
  return (page) => expect(page.getByRole("heading", { name }).first()).toBeVisible();
}

async function dialogShown(page: Page): Promise<void> {
  await expect(page.getByRole("dialog")).toBeVisible();
}

async function closeAll(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

async function openAccount(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^(Contul meu|My account)$/ }).click();
  await expect(
    page.getByRole("banner").getByRole("link", { name: /^(Creează cont|Create account)$/ }),
  ).toBeVisible();
}

async function openPlace(page: Page): Promise<void> {
  await closeAll(page);
  await page
    .getByRole("banner")
    .getByRole("button", { name: /Ridicare|Livrare|Pickup|Delivery/ })
    .click();
  await dialogShown(page);
}

async function openProduct(page: Page): Promise<void> {
  await addLemonade(page);
  await page
    .getByRole("link", { name: /^(Burger Nord|Nord burger)/ })
    .first()
    .click();
  await dialogShown(page);
}

async function addLemonade(page: Page): Promise<void> {
  // The next screen may be another document, which reads the cart again.
  const saved = page.waitForResponse(
    (answer) => answer.url().includes("/api/carts") && answer.request().method() !== "GET",
  );
  await page
    .getByRole("button", { name: /Limonadă clasică|Classic lemonade/ })
    .first()
    .click();
  await expect(menuPage(page).cartBar).toBeVisible();
  await saved;
}

async function openPanel(page: Page): Promise<void> {
  await closeAll(page);
  await menuPage(page).cartBar.click();
  await dialogShown(page);
}

async function openCart(page: Page): Promise<void> {
  await addLemonade(page);
  await openPanel(page);
}

async function askToClear(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^(Golește coșul|Empty the cart)$/ }).click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
}

async function searchForNothing(page: Page): Promise<void> {
  await page.getByRole("searchbox").pressSequentially("zzzz");
  await expect(page.getByRole("main").getByText("zzzz")).toBeVisible();
}

async function goToCheckout(page: Page): Promise<void> {
  await page.getByRole("dialog").getByRole("link").click();
  await expect(page.getByRole("button", { name: /^(Comandă|Order) — / })).toBeVisible();
}

async function orderListShown(page: Page): Promise<void> {
  await expect(page.getByRole("link", { name: /(Comanda|Order) A-\d+/ }).first()).toBeVisible();
}

async function profileShown(page: Page): Promise<void> {
  await expect(page.getByRole("button", { name: /^(Modifică|Edit):/ }).first()).toBeVisible();
}

async function openSavedAddress(page: Page): Promise<void> {
  await page
    .getByRole("button", { name: /^(Modifică|Edit):/ })
    .first()
    .click();
  await expect(page.getByRole("button", { name: /^(Salvează adresa|Save the address)$/ })).toBeVisible();
}

async function openOrder(page: Page): Promise<void> {
  await page
    .getByRole("link", { name: /(Comanda|Order) A-\d+/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1, name: /A-\d+/ })).toBeVisible();
}

async function chooseOrganization(page: Page): Promise<void> {
  await page.getByRole("button", { name: /Bistro Nord/ }).click();
  await page.waitForURL("**/choose-boh-app");
  await expect(page.getByRole("button", { name: /Operațiuni|Operations/ })).toBeVisible();
}

async function figuresShown(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
}

async function cardShown(page: Page): Promise<void> {
  await expect(page.getByRole("article").first()).toBeVisible();
}

async function openDetails(page: Page): Promise<void> {
  await page
    .getByRole("article")
    .first()
    .getByRole("button", { name: /^(Detalii|Details)/ })
    .click();
  await dialogShown(page);
}

async function openOrdering(page: Page): Promise<void> {
  await closeAll(page);
  await page
    .getByRole("banner")
    .getByRole("button", { name: /Primim comenzi|Taking orders/ })
    .click();
  await dialogShown(page);
}

async function openReasons(page: Page): Promise<void> {
  await closeAll(page);
  await page
    .getByRole("article")
    .first()
    .getByRole("button", { name: /^(Refuză|Reject)/ })
    .click();
  await dialogShown(page);
  await page.getByRole("radio").first().check();
}
