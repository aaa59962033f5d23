import { expect, test } from "../pages/fixtures.ts";
import { visit } from "../pages/visit.ts";

const PAGE = "/shops/bistro-nord/products/burger-nord";
const MENU_CALL = /\/api\/menu\b/;

test.describe("the page of one product", () => {
  test("brings that product and nothing else of the menu, to be read without scripts", async ({
    openBrowser,
    request,
  }) => {
    const html = await (await request.get(PAGE)).text();
    const state = /<script type="application\/json" id="diner-state">(.*?)<\/script>/s.exec(html)?.[1] ?? "";
    const { menu, excerpt } = JSON.parse(state).snapshot;
    expect(menu).toBeNull();
    expect(excerpt.products.map(({ name }: { readonly name: string }) => name)).toEqual(["Burger Nord"]);
    expect(html).not.toContain("Limonadă clasică");
    const whole = await (await request.get("/shops/bistro-nord/menu")).text();
    console.log(`${html.length} characters, the menu ${whole.length}`);
    expect(html.length).toBeLessThan(whole.length / 4);

    const page = await openBrowser({ javaScriptEnabled: false });
    await page.goto(PAGE);
    await expect(page.getByRole("heading", { level: 1, name: "Burger Nord" })).toBeVisible();
    await expect(page.getByRole("article")).toContainText(/42,00\slei/);
  });

  test("can be used before the menu comes, which appears beneath it once somebody does something (PAGE-11)", async ({
    openBrowser,
  }) => {
    const page = await openBrowser();
    const calls: string[] = [];
    page.on("request", (request) => {
      if (MENU_CALL.test(request.url())) calls.push(request.url());
    });
    const held = Promise.withResolvers<undefined>();
    await page.route(MENU_CALL, async (route) => {
      await held.promise;
      await route.continue();
    });
    await visit(page, PAGE);
    const dialog = page.getByRole("dialog", { name: "Burger Nord" });
    await expect(dialog.getByRole("button", { name: /^Adaugă — 42,00\slei$/ })).toBeEnabled();
    await expect(page.locator("main")).toHaveAttribute("aria-busy", "true");
    expect(calls).toEqual([]);
    const asked = page.waitForRequest(MENU_CALL);
    await page.keyboard.press("Tab");
    await asked;
    held.resolve(undefined);
    await expect(page.locator("main[aria-busy=true]")).toHaveCount(0);
    await expect(page.locator("main").getByText("Limonadă clasică").first()).toBeAttached();
  });

  test("shows the menu once its dialog is closed, however soon", async ({ openBrowser }) => {
    const page = await openBrowser();
    await visit(page, PAGE);
    await expect(page.getByRole("dialog", { name: "Burger Nord" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL(/\/shops\/bistro-nord\/menu$/);
    await expect(page).toHaveTitle("Meniu – Bistro Nord");
    await expect(page.getByRole("heading", { level: 1, name: "Bistro Nord" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Limonadă clasică" }).first()).toBeVisible();
  });
});
