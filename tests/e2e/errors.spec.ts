import { cartPage } from "./pages/cart-page.ts";
import { checkoutPage } from "./pages/checkout-page.ts";
import { menuPage } from "./pages/menu-page.ts";
import { signInToShop } from "./pages/sign-in.ts";
import { expect, test } from "./pages/story.ts";
import { visit } from "./pages/visit.ts";

test.describe("what goes wrong is said", () => {
  for (const path of ["/shops/bistro-nord/nu-exista", "/nu-exista"])
    test(`an unknown path says so: ${path}`, async ({ enter }) => {
      const page = await enter({ expected: [/status of 404 .*\/nu-exista$/] });
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await expect(page.getByText(`Page Not Found: ${path}`, { exact: true })).toBeVisible();
    });

  test("an unknown shop is not found, and its page leads home", async ({ enter, site }) => {
    const page = await enter({ expected: [/status of 404 .*\/menu$/] });
    await visit(page, "/shops/fara-nume/menu");
    await expect(page.getByText("Page Not Found: /shops/fara-nume/menu", { exact: true })).toBeVisible();
    await page.getByRole("link", { name: "Pagina de start" }).click();
    await expect(page).toHaveURL(`${site}/`);
    await expect(page.getByRole("main")).not.toContainText("Page Not Found");
  });

  test("a change of location drops what is not sold there, flags other prices and warns", async ({
    enter,
  }) => {
    const page = await enter();
    await visit(page, "/shops/bistro-nord/menu");
    const menu = menuPage(page);
    await menu.choosePickup("Centru");
    await page.getByRole("button", { name: "Adaugă Limonadă clasică" }).first().click();
    await page.getByRole("button", { name: "Adaugă Calamari crocanți" }).first().click();
    await expect(menu.cartBar).toHaveAccessibleName(/^2 produse Vezi coșul 54,00\slei$/);

    await menu.choosePickup("Aviatorilor");
    await expect(page.getByRole("region", { name: "Notifications" })).toContainText(
      "Verifică coșul: a fost modificat deoarece la noua locație unele produse lipsesc sau au alt preț.",
    );
    await expect(menu.cartBar).toHaveAccessibleName(/^1 produs Vezi coșul 17,00\slei$/);
    await menu.cartBar.click();
    const cart = cartPage(page);
    await expect(cart.line("Limonadă clasică")).toContainText("Preț nou");
    await expect(cart.line("Calamari crocanți")).toHaveCount(0);
    await expect(cart.sum("Total")).toHaveText(/^17,00\slei$/);
  });

  test("an address outside every zone has no fee, and the checkout says what is in the way", async ({
    enter,
  }) => {
    const ana = await enter();
    await signInToShop(ana, "zen", "Ana Ionescu");
    await ana
      .getByRole("button", { name: /^Adaugă / })
      .first()
      .click();
    await menuPage(ana).cartBar.click();
    await cartPage(ana).onward.click();
    const { sum } = checkoutPage(ana);
    await expect(
      ana.getByText("Din păcate nu livrăm la adresa selectată. Te rugăm să alegi o alta adresă.").first(),
    ).toBeVisible();
    await expect(sum("Total")).toHaveText(/USD$/);
    await expect(sum("Livrare")).toHaveCount(0);
  });
});
