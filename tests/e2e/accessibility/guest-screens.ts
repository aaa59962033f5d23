import { expect, type Page } from "@playwright/test";
import { menuPage } from "../pages/menu-page.ts";
import { anyHeading, closeAll, dialogShown, headingShown, openedBy, type Screen, SHOP } from "./screen.ts";

/** For guests, from the landing page to a cart. */
export const FOR_GUESTS: readonly Screen[] = [
  { name: "landing", address: "/", until: anyHeading },
  { name: "shop landing", address: SHOP, until: headingShown(/Bistro Nord/) },
  { name: "menu", address: `${SHOP}/menu`, until: headingShown(/Bistro Nord/) },
  { name: "why the menu's terms", until: askTerms },
  { name: "search without result", until: searchForNothing },
  { name: "page of a product", address: `${SHOP}/products/arrabbiata`, until: dialogShown, isOver: true },
  { name: "product sheet", address: `${SHOP}/menu`, until: openProduct, isOver: true },
  { name: "points of guests", address: `${SHOP}/rewards`, until: anyHeading },
  // Header and cart bar are the same on every page; this page has little else for axe to read again.
  { name: "location", address: `${SHOP}/location/centru`, until: headingShown(/Centru/) },
  { name: "account menu", until: openAccount, isOver: true },
  { name: "place of delivery", until: openPlace, isOver: true },
  { name: "place of pickup", until: choosePickup, isOver: true },
  { name: "cookie settings", until: openCookies, isOver: true },
  { name: "cart panel", until: openPanel, isOver: true },
  { name: "why a line costs that", until: askWhy, isOver: true },
  { name: "clearing the cart", until: askToClear, isOver: true },
  { name: "removed line", until: removeLine, isOver: true },
  { name: "offers of a cart", address: "/shops/pizza-nord/menu", until: openOffers, isOver: true },
  { name: "filter", address: `${SHOP}/menu`, until: openFilter, isOver: true },
  { name: "filtered menu", until: filterMenu },
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
  { name: "run by number and PIN", address: "/co", until: anyHeading },
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

/** Puts a lemonade into the cart of an open menu. */
export async function addLemonade(page: Page): Promise<void> {
  await addToCart(page, /Limonadă clasică|Classic lemonade/);
}

/** Opens the cart's panel from its bar. */
export async function openPanel(page: Page): Promise<void> {
  await closeAll(page);
  await menuPage(page).cartBar.click();
  await dialogShown(page);
}

async function addToCart(page: Page, name: RegExp): Promise<void> {
  // The next screen may be another document, which reads the cart again.
  const saved = page.waitForResponse(
    (answer) => answer.url().includes("/api/carts") && answer.request().method() !== "GET",
  );
  await page.getByRole("button", { name }).first().click();
  await expect(menuPage(page).cartBar).toBeVisible();
  await saved;
}

async function openFilter(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^(Alergeni și diete|Allergens and diets)/ }).click();
  await page.getByRole("checkbox", { name: "gluten", exact: true }).check();
}

async function filterMenu(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^(Arată|Show) \d+/ }).click();
  await page.getByRole("button", { name: /^(Arată-le|Show them)$/ }).click();
  await expect(page.getByRole("region", { name: /Nu se potrivesc|Does not fit|Do not fit/ })).toBeVisible();
}

async function askTerms(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^(De ce\?|Why\?)/ }).click();
  await expect(page.getByRole("button", { name: /^(De ce\?|Why\?)/, expanded: true })).toBeVisible();
}

async function searchForNothing(page: Page): Promise<void> {
  await page.getByRole("searchbox").pressSequentially("zzzz");
  await expect(page.getByRole("main").getByText("zzzz")).toBeVisible();
}

async function openProduct(page: Page): Promise<void> {
  await addLemonade(page);
  await openedBy("link", /^(Burger Nord|Nord burger)/)(page);
  await askWhy(page);
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
  await page.getByRole("radio", { name: /^(Livrare|Delivery)$/ }).check();
}

async function choosePickup(page: Page): Promise<void> {
  await page.getByRole("radio", { name: /^(Ridicare|Pickup)$/ }).check();
}

async function openCookies(page: Page): Promise<void> {
  await closeAll(page);
  await openedBy("button", /^(Setări cookie-uri|Cookie settings)$/)(page);
}

async function askWhy(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog");
  // One piece without options costs what its card says.
  await dialog
    .getByRole("button", { name: /^(Mai mult|More)$/ })
    .first()
    .click();
  await dialog
    .getByText(/^(De ce\?|Why\?)/)
    .first()
    .click();
}

async function askToClear(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^(Golește coșul|Empty the cart)$/ }).click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
}

async function removeLine(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^(Anulează|Cancel)$/ }).click();
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
  await page.getByRole("button", { name: /^(Mai puțin|Fewer|Less)$/ }).click();
  await page
    .getByRole("button", { name: /^(Scoate|Remove) / })
    .first()
    .click();
  await expect(page.getByRole("dialog").getByText(/a fost scos din coș|was removed from/)).toBeVisible();
}

async function openOffers(page: Page): Promise<void> {
  await addToCart(page, /^(Adaugă|Add) /);
  await openPanel(page);
  await expect(page.getByRole("region", { name: /^(Oferte de folosit|Offers to use)$/ })).toBeVisible();
}
