import type { Page, Request } from "@playwright/test";
import { expect, test } from "./pages/fixtures.ts";
import { builtFileOf } from "./pages/built-file.ts";
import { visit } from "./pages/visit.ts";

const MENU = "/shops/bistro-nord/menu";
const SCREEN = `**/${builtFileOf("ui/menu/product/product-screen.tsx")}`;
const SCREEN_IS_GONE = /status of 404 .*\/assets\/\w+\.js/;
// What the page itself says of it while it asks for another.
const FILE_IS_MISSING = /^file: Unexpected unexpected .*Failed to fetch dynamically imported module/;
// What the page says when the server's HTML is not what React would draw.
const HYDRATION_DIFFERS = /^hydration: Unexpected unexpected .*React error #418/;
const QUESTION = /^Pagina s-a actualizat între timp/;

test.describe("a lazily loaded file that a newer build replaced", () => {
  test("makes the page reload at the requested address", async ({ openBrowser, site }) => {
    const page = await openBrowser({ expected: [SCREEN_IS_GONE] });
    const loads = loadsOf(page);
    await page.route(SCREEN, (route) =>
      loads.length > 1 ? route.continue() : route.fulfill({ status: 404 }),
    );
    await visit(page, MENU);
    await openLemonade(page);
    await expect(page.getByRole("dialog")).toContainText("Limonadă clasică");
    expect(page.url()).toMatch(/\/shops\/bistro-nord\/products\/[^/]+$/);
    expect(loads).toEqual([`${site}${MENU}`, page.url()]);
  });

  test("leads to the error page when it is still missing after one reload", async ({ openBrowser }) => {
    const page = await openBrowser({ expected: [SCREEN_IS_GONE, FILE_IS_MISSING] });
    const loads = loadsOf(page);
    await page.route(SCREEN, (route) => route.fulfill({ status: 404 }));
    await visit(page, MENU);
    await openLemonade(page);
    await expect(page.getByRole("heading", { name: "Internal Server Error" })).toBeVisible();
    expect(loads).toHaveLength(2);
  });

  test("does not lose what was typed: the page reloads only after the person agrees", async ({
    openBrowser,
  }) => {
    const page = await openBrowser({ expected: [SCREEN_IS_GONE] });
    const loads = loadsOf(page);
    await page.route(SCREEN, (route) =>
      loads.length > 1 ? route.continue() : route.fulfill({ status: 404 }),
    );
    await visit(page, MENU);
    await page.getByRole("searchbox").fill("Limonadă");
    await openLemonade(page);
    const notifications = page.getByRole("region", { name: "Notifications" });
    await expect(notifications.getByText(QUESTION)).toBeVisible();
    await expect(page.getByRole("searchbox")).toHaveValue("Limonadă");
    expect(loads).toHaveLength(1);
    await notifications.getByRole("button", { name: "Reîncarcă pagina" }).click();
    await expect(page.getByRole("dialog")).toContainText("Limonadă clasică");
    expect(loads).toHaveLength(2);
  });

  for (const [what, source] of [
    ["texts", "ui/i18n/ro/dialogs/dialogs-bundle.ts"],
    ["calls", "adapters/browser/http/http-ports.ts"],
  ] as const)
    test(`may contain ${what}: the page reloads once they are needed`, async ({ openBrowser }) => {
      const page = await openBrowser({ expected: [/status of 404 .*\/assets\//] });
      const loads = loadsOf(page);
      let drawn = 0;
      page.on("load", () => (drawn += 1));
      await page.route(`**/${builtFileOf(source)}`, (route) =>
        loads.length > 1 ? route.continue() : route.fulfill({ status: 404 }),
      );
      await visit(page, MENU);
      await openLemonade(page);
      await expect.poll(() => drawn).toBe(2);
      expect(loads).toHaveLength(2);
      await visit(page, MENU);
      await openLemonade(page);
      await expect(page.getByRole("dialog")).toContainText("Limonadă clasică");
    });
});

test.describe("a failure of rendering is reported", () => {
  test("when a screen throws and the error page replaces it", async ({ openBrowser }) => {
    const page = await openBrowser({ expected: [/the sheet burns/] });
    const reports = reportsOf(page);
    await page.route(SCREEN, (route) =>
      route.fulfill({
        contentType: "text/javascript",
        body: "export default function Sheet() { throw new Error('the sheet burns'); }",
      }),
    );
    await visit(page, MENU);
    await openLemonade(page);
    await expect(page.getByRole("heading", { name: "Internal Server Error" })).toBeVisible();
    await expect.poll(() => reports).toEqual([{ where: "screen", message: "the sheet burns" }]);
  });

  test("when hydration differs from the server's HTML and React renders again", async ({ openBrowser }) => {
    const page = await openBrowser({ expected: [HYDRATION_DIFFERS] });
    const reports = reportsOf(page);
    await page.route(`**${MENU}`, async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replace(">Limonadă clasică<", ">Limonadă altfel<");
      await route.fulfill({ response, body: html });
    });
    await visit(page, MENU);
    await expect(page.getByText("Limonadă altfel")).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Limonadă clasică" }).first()).toBeVisible();
    await expect.poll(() => reports.map(({ where }) => where)).toEqual(["hydration"]);
  });
});

async function openLemonade(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Limonadă clasică" }).first().click();
}

/** The addresses that the page's main frame loaded, in order. */
function loadsOf(page: Page): readonly string[] {
  const loads: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads.push(request.url());
  });
  return loads;
}

/** The failures that the page reported to the server. */
function reportsOf(page: Page): readonly { readonly where: unknown; readonly message: unknown }[] {
  const reports: { readonly where: unknown; readonly message: unknown }[] = [];
  page.on("request", (request: Request) => {
    const isReport = request.url().endsWith("/api/reports");
    const { where, message } = isReport ? request.postDataJSON() : {};
    if (isReport) reports.push({ where, message });
  });
  return reports;
}
