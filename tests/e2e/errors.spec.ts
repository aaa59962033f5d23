import { cartPage } from "./pages/cart-page.ts";
import { checkoutPage } from "./pages/checkout-page.ts";
import { menuPage } from "./pages/menu-page.ts";
import { signInToShop } from "./pages/sign-in.ts";
import { expect, test } from "./pages/fixtures.ts";
import { visit } from "./pages/visit.ts";

test.describe("errors", () => {
  for (const path of ["/shops/bistro-nord/nu-exista", "/nu-exista"])
    test(`an unknown path is named on the page: ${path}`, async ({ openBrowser }) => {
      const page = await openBrowser({ expected: [/status of 404 .*\/nu-exista$/] });
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await expect(page.getByText(`Page Not Found: ${path}`, { exact: true })).toBeVisible();
    });

  test("an unknown shop is not found, and its page links to the landing page", async ({
    openBrowser,
    site,
  }) => {
    const page = await openBrowser({ expected: [/status of 404 .*\/menu$/] });
    await visit(page, "/shops/fara-nume/menu");
    await expect(page.getByText("Page Not Found: /shops/fara-nume/menu", { exact: true })).toBeVisible();
    await page.getByRole("link", { name: "Pagina de start" }).click();
    await expect(page).toHaveURL(`${site}/`);
    await expect(page.getByRole("main")).not.toContainText("Page Not Found");
  });

  test("a change of location removes unavailable products, marks new prices and warns", async ({
    openBrowser,
  }) => {
    const page = await openBrowser();
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

  test("checkout says that an address is outside every zone, and shows no fee", async ({ openBrowser }) => {
    const ana = await openBrowser();
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

  for (const kind of ["error", "rejection"] as const)
    test(`an uncaught ${kind} of the product's own code shows the error page and is reported once`, async ({
      openBrowser,
    }) => {
      const page = await openBrowser({ expected: [/the kitchen burns/] });
      await visit(page, "/shops/bistro-nord/menu");
      const report = page.waitForRequest((request) => request.url().endsWith("/api/reports"));
      const reports: string[] = [];
      page.on("request", (request) => {
        if (request.url().endsWith("/api/reports")) reports.push(request.postData() ?? "");
      });
      await page.route("**/assets/burn.js", (route) =>
        route.fulfill({
          contentType: "text/javascript",
          body:
            kind === "error"
              ? "setTimeout(() => { throw new Error('the kitchen burns'); });"
              : "void Promise.reject(new Error('the kitchen burns'));",
        }),
      );
      await page.addScriptTag({ url: "/assets/burn.js", type: "module" });
      await expect(page.getByRole("heading", { name: "Internal Server Error" })).toBeVisible();
      await expect(page.getByText("the kitchen burns", { exact: true })).toBeVisible();
      expect((await report).postDataJSON()).toMatchObject({
        tag: "Unexpected",
        message: "the kitchen burns",
        where: kind === "error" ? "error" : "unhandledrejection",
        page: "/shops/bistro-nord/menu",
      });
      expect(reports).toHaveLength(1);
    });

  test("an error of another script is only logged on the console", async ({ openBrowser }) => {
    const page = await openBrowser({ expected: [/the banner burns/] });
    await visit(page, "/shops/bistro-nord/menu");
    const warned = page.waitForEvent("console", (message) =>
      message.text().includes("Another script failed"),
    );
    const reports: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/api/reports")) reports.push(request.url());
    });
    // As thrown by a browser extension: the stack names where it came from.
    await page.evaluate(() => {
      const error = new Error("the banner burns");
      error.stack = "Error: the banner burns\n    at show (chrome-extension://abc/banner.js:1:2)";
      reportError(error);
    });
    expect((await warned).type()).toBe("warning");
    await expect(page.getByRole("button", { name: "Adaugă Limonadă clasică" }).first()).toBeVisible();
    expect(reports).toEqual([]);
  });

  test("the head follows a navigation inside the page", async ({ openBrowser, site }) => {
    const page = await openBrowser();
    await visit(page, "/shops/bistro-nord/menu");
    const canonical = page.locator('link[rel="canonical"]');
    const named = (name: string) => page.locator(`meta[name="${name}"], meta[property="${name}"]`);
    const description = await named("description").getAttribute("content");
    await page.getByRole("link", { name: "Limonadă clasică" }).first().click();
    await expect(page.getByRole("dialog")).toContainText("Limonadă clasică");
    const address = new URL(page.url());
    await expect(canonical).toHaveAttribute("href", `${site}${address.pathname}`);
    await expect(named("og:url")).toHaveAttribute("content", `${site}${address.pathname}`);
    await expect(named("description")).not.toHaveAttribute("content", description ?? "");
    await page.goBack();
    await expect(canonical).toHaveAttribute("href", `${site}/shops/bistro-nord/menu`);
    await expect(named("description")).toHaveAttribute("content", description ?? "");
  });

  test("an unknown product reached inside the page is not found, named by its whole path", async ({
    openBrowser,
  }) => {
    const page = await openBrowser();
    await visit(page, "/shops/bistro-nord/menu");
    await page.getByRole("link", { name: "Limonadă clasică" }).first().click();
    await expect(page.getByRole("dialog")).toBeVisible();
    const unknown = new URL(page.url()).pathname.replace(/[^/]+$/, "01JZZZZZZZZZZZZZZZZZZZZZZZ");
    await page.evaluate((path) => {
      history.pushState(null, "", path);
      dispatchEvent(new PopStateEvent("popstate"));
    }, unknown);
    await expect(page.getByText(`Page Not Found: ${unknown}`, { exact: true })).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  });
});
