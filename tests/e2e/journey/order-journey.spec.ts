import type { Page } from "@playwright/test";
import { cartPage } from "../pages/cart-page.ts";
import { checkoutPage } from "../pages/checkout-page.ts";
import { expect, test } from "../pages/fixtures.ts";
import { menuPage, productSheet } from "../pages/menu-page.ts";
import { orderPage } from "../pages/order-page.ts";
import { signInToShop } from "../pages/sign-in.ts";
import { expectFocusShown, tabTo } from "../pages/tab-to.ts";
import { visit } from "../pages/visit.ts";

test("a whole order, from signing in to taking it back, by keyboard alone", async ({ openBrowser }) => {
  const page = await openBrowser({ reducedMotion: "reduce" });
  const press = async (name: RegExp, key: string): Promise<void> => {
    await tabTo(page, name);
    await expectFocusShown(page);
    await page.keyboard.press(key);
  };
  await visit(page, "/shops/bistro-nord/login");
  await press(/^Ana Ionescu/, "Enter");
  await page.waitForURL("**/shops/bistro-nord/menu");

  await press(/Adaugă o adresă|Ridicare|Livrare/, "Enter");
  const place = page.getByRole("dialog", { name: "Cum vrei comanda?" });
  await expect(place).toBeVisible();
  const pickup = place.getByRole("radio", { name: "Ridicare", exact: true });
  await tabTo(page, /^(Ridicare|Livrare)$/);
  while (!(await pickup.isChecked())) await page.keyboard.press("ArrowRight");
  await press(/^Continuă$/, "Enter");
  await expect(place).toBeHidden();
  await expectFocusShown(page);

  await press(/^Burger Nord$/, "Enter");
  const sheet = productSheet(page, "Burger Nord");
  await expect(sheet.dialog).toBeVisible();
  await press(/^Mediu, roz/, "Space");
  await press(/^Adaugă — 42,00\slei$/, "Enter");
  await expect(sheet.dialog).toBeHidden();
  await expectFocusShown(page);

  // The cart is near the top of the page, also from the end of a long menu.
  await tabTo(page, /Vezi coșul/, "Shift+Tab");
  await expectFocusShown(page);
  await page.keyboard.press("Enter");
  await expect(cartPage(page).dialog).toBeVisible();
  await press(/^Spre comandă — /, "Enter");
  const checkout = checkoutPage(page);
  await expect(checkout.dialog).toBeVisible();
  await press(/^Numerar la predare/, "Space");
  await press(/^Accept termenii/, "Space");
  await press(/^Comandă — 42,00\slei$/, "Enter");
  await page.waitForURL("**/shops/bistro-nord/orders/*");
  const order = orderPage(page);
  await expect(order.status).toContainText("Așteaptă confirmarea");

  await press(/^Anulează comanda$/, "Enter");
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await press(/^Confirmă$/, "Enter");
  await expect(order.status).toContainText("Anulată");
  await expectFocusShown(page);
});

test("a whole order at 400 % zoom, with nothing to be scrolled sideways", async ({ openBrowser }) => {
  // 1,280 by 1,024 pixels at four times the size.
  const page = await openBrowser({ reducedMotion: "reduce", viewport: { width: 320, height: 256 } });
  await signInToShop(page, "bistro-nord", "Ana Ionescu");
  const menu = menuPage(page);
  await menu.choosePickup("Centru");
  expect(await widerThanScreen(page)).toEqual([]);
  const sheet = await menu.openProduct("Burger Nord");
  await sheet.option("Mediu spre bine").check();
  expect(await widerThanScreen(page)).toEqual([]);
  await sheet.add();
  await menu.cartBar.click();
  const cart = cartPage(page);
  await expect(cart.line("Burger Nord")).toBeVisible();
  expect(await widerThanScreen(page)).toEqual([]);
  await cart.onward.click();
  const checkout = checkoutPage(page);
  await checkout.payInCash();
  await checkout.acceptTerms();
  expect(await widerThanScreen(page)).toEqual([]);
  await checkout.place.click();
  await page.waitForURL("**/shops/bistro-nord/orders/*");
  const order = orderPage(page);
  await expect(order.status).toContainText("Așteaptă confirmarea");
  expect(await widerThanScreen(page)).toEqual([]);
  await takeBack(page);
});

test("a whole order as a screen reader reads it", async ({ openBrowser }) => {
  const page = await openBrowser({ reducedMotion: "reduce" });
  await signInToShop(page, "bistro-nord", "Ana Ionescu");
  const menu = menuPage(page);
  await menu.choosePickup("Centru");
  await expect(page.locator("body")).toMatchAriaSnapshot(`
    - link "Sari la conținut"
    - banner:
      - link "Bistro Nord"
      - button "Ridicare Centru"
      - button "Contul meu"
    - status
    - main:
      - heading "Bistro Nord" [level=1]
      - link /Strada Lipscani/
      - searchbox "Caută în meniu"
      - button "Alergeni și diete"
      - navigation "Categorii"
      - region "Populare":
        - heading "Populare" [level=2]
      - region "Burgeri":
        - heading "Burgeri" [level=2]
        - list:
          - listitem:
            - article:
              - heading "Burger Nord" [level=3]
    - contentinfo
  `);

  const sheet = await menu.openProduct("Burger Nord");
  await expect(sheet.dialog).toMatchAriaSnapshot(`
    - dialog "Burger Nord":
      - button "Închide"
      - heading "Burger Nord" [level=2]
      - group "Cum vrei carnea?":
        - paragraph: Alege exact 1 Obligatoriu
        - radio "Mediu, roz în mijloc"
        - radio "Mediu spre bine"
      - group "Extra în burger":
        - paragraph: Opțional, maxim 3
        - checkbox "Bacon crocant +6,00 lei"
        - checkbox "Cheddar afumat conține lapte +5,00 lei"
      - textbox /Notă pentru bucătărie/
      - heading "Alergeni" [level=3]
      - paragraph: gluten, ouă, lapte, muștar, susan
      - 'group "Cantitate: Burger Nord"':
        - button "Mai puțin" [disabled]
        - button "Mai mult"
      - button "Adaugă — 42,00 lei"
  `);
  await sheet.option("Mediu spre bine").check();
  await sheet.add();
  // Said by itself when it changes, and found near the top of the page.
  await expect(page.locator("body")).toMatchAriaSnapshot(`
    - banner
    - status: /Coș. 1 produs, total 42,00 lei/
    - complementary "Coșul tău":
      - link "1 produs Vezi coșul 42,00 lei"
    - main
  `);

  await menu.cartBar.click();
  const cart = cartPage(page);
  await expect(cart.dialog).toMatchAriaSnapshot(`
    - dialog "Coșul tău":
      - heading "Coșul tău" [level=2]
      - list:
        - listitem:
          - button "Modifică Burger Nord"
          - paragraph: Mediu spre bine
          - text: 42,00 lei
          - 'group "Cantitate: Burger Nord"':
            - button "Scoate Burger Nord din coș"
            - button "Mai mult"
      - textbox "Cod promoțional"
      - term: Total
      - definition: 42,00 lei
      - link "Spre comandă — 42,00 lei"
  `);

  await cart.onward.click();
  const checkout = checkoutPage(page);
  await checkout.payInCash();
  await checkout.acceptTerms();
  await expect(checkout.dialog).toMatchAriaSnapshot(`
    - dialog "Finalizează comanda":
      - region "Livrare sau ridicare":
        - group "Metodă":
          - radio "Ridicare" [checked]
          - radio "Livrare"
      - region "Când vrei comanda?":
        - group "Când vrei comanda?":
          - radio /Cât mai repede estimat/ [checked]
      - region "Date de contact":
        - textbox "Prenume": Ana
      - region "Plată":
        - group "Plată":
          - radio "Numerar la predare" [checked]
          - radio "Card la predare"
      - region "Bacșiș pentru echipă"
      - region "Sumar":
        - term: Total
        - definition: 42,00 lei
      - checkbox /Accept termenii/ [checked]
      - button "Comandă — 42,00 lei"
  `);

  await checkout.place.click();
  await page.waitForURL("**/shops/bistro-nord/orders/*");
  await expect(page.getByRole("main")).toMatchAriaSnapshot(`
    - main:
      - heading /Comanda A-\\d+/ [level=1]
      - region "Stadiul comenzii":
        - status:
          - paragraph: Așteaptă confirmarea
        - list "Stadiul comenzii":
          - listitem: Trimisă , acum
          - listitem: Preluată , urmează
        - button "Comandă din nou"
        - link "Sună restaurantul"
        - button "Anulează comanda"
      - region "Istoric"
      - region "Sumar":
        - term: Total
        - definition: 42,00 lei
      - region "Detalii"
  `);
  await takeBack(page);
});

async function takeBack(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Anulează comanda" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Confirmă" }).click();
  await expect(orderPage(page).status).toContainText("Anulată");
}

/** What can be scrolled sideways although it is no strip that is made for it. */
function widerThanScreen(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("html, [role=dialog], [role=dialog] *, main, main > *")]
      .filter((element) => element.scrollWidth > element.clientWidth + 1)
      .filter((element) => ["auto", "scroll"].includes(getComputedStyle(element).overflowX))
      .filter((element) => element.tagName !== "UL")
      .concat(document.documentElement.scrollWidth > innerWidth + 1 ? [document.documentElement] : [])
      .map((element) => element.outerHTML.slice(0, 120)),
  );
}
