import type { Page } from "@playwright/test";
import { LOCALES } from "#core/shop/shop.ts";
import { loadAxe, violations } from "../pages/axe.ts";
import { choose } from "../pages/color-and-language.ts";
import { expect, test } from "../pages/fixtures.ts";
import { tabTo } from "../pages/tab-to.ts";
import { visit } from "../pages/visit.ts";

interface Head {
  readonly title: string;
  readonly canonical: string | null;
  readonly description: string | null;
}

async function headOf(page: Page): Promise<Head> {
  return {
    title: await page.title(),
    canonical: await page.locator('link[rel="canonical"]').getAttribute("href"),
    description: await page.locator('meta[name="description"]').getAttribute("content"),
  };
}

const PATHS = [
  "/",
  "/landing",
  "/landing/features",
  "/landing/prices",
  "/landing/contact",
  "/new-landing",
] as const;

const WORDS = {
  ro: { features: "Ce primești", prices: "Prețuri", kept: /13\.251,00\slei/, orders: "Comenzi pe lună" },
  en: { features: "Features", prices: "Prices", kept: /RON\s13,251\.00/, orders: "Orders a month" },
} as const;

for (const locale of LOCALES) {
  const words = WORDS[locale];

  test(`each page for owners says what it is before any script, in ${locale} (LANDING-2)`, async ({
    openBrowser,
    site,
  }) => {
    const page = await openBrowser({ javaScriptEnabled: false });
    await choose(page.context(), site, locale, "light");
    const heads: Head[] = [];
    for (const path of PATHS) {
      expect((await page.goto(path))?.status()).toBe(200);
      await expect(page.locator("html")).toHaveAttribute("lang", locale);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      await expect(page.getByRole("contentinfo").getByRole("link", { name: words.prices })).toBeVisible();
      heads.push(await headOf(page));
    }
    expect(heads.map(({ canonical }) => canonical)).toEqual(PATHS.map((path) => `${site}${path}`));
    for (const name of ["title", "description"] as const)
      expect(new Set(heads.map((head) => head[name])).size).toBe(PATHS.length);
  });

  test(`the pages for owners lead to each other without loading, in ${locale} (LANDING-2)`, async ({
    openBrowser,
    site,
  }) => {
    const page = await openBrowser();
    await choose(page.context(), site, locale, "light");
    await visit(page, "/landing/prices");
    const drawn = await headOf(page);
    await visit(page, "/");
    await page.evaluate(() => document.body.setAttribute("data-same", "yes"));
    const menu = page.getByRole("banner").getByRole("navigation");
    await menu.getByRole("link", { name: words.features }).click();
    await expect(page).toHaveURL(`${site}/landing/features`);
    await expect(menu.getByRole("link", { name: words.features })).toHaveAttribute("aria-current", "page");
    await menu.getByRole("link", { name: words.prices }).click();
    await expect(page.getByRole("table")).toBeVisible();
    await expect(page.locator("body")).toHaveAttribute("data-same", "yes");
    // The head follows to what the server would have written.
    await expect.poll(() => headOf(page)).toEqual(drawn);
  });

  test(`the calculator compares the commission with the price, by keyboard, in ${locale} (LANDING-4)`, async ({
    openBrowser,
    site,
  }) => {
    const page = await openBrowser();
    await choose(page.context(), site, locale, "light");
    await visit(page, "/new-landing");
    const result = page.getByRole("main").getByRole("status");
    await expect(result).toContainText(words.kept);
    await tabTo(page, new RegExp(`^${words.orders}`));
    await page.keyboard.press("Home");
    // 50 orders of 90 lei: 1,350 lei less 249.
    await expect(result).toContainText(locale === "ro" ? /1\.101,00\slei/ : /RON\s1,101\.00/);
    await page.keyboard.press("ArrowRight");
    await expect(result).toContainText(locale === "ro" ? /2\.451,00\slei/ : /RON\s2,451\.00/);
  });
}

test("a card of the long landing page leads to its part of the features", async ({ openBrowser, site }) => {
  const page = await openBrowser();
  await visit(page, "/landing");
  await page.getByRole("link", { name: /Curierul știe unde și cât/ }).click();
  await expect(page).toHaveURL(`${site}/landing/features#delivery`);
  await expect(page.getByRole("heading", { name: "Curierul știe unde și cât" })).toBeInViewport();
});

const FORM = {
  ro: {
    name: "Numele tău",
    restaurant: "Restaurantul",
    email: "Email",
    message: /^Ce vrei să ne spui/,
    send: "Trimite",
    required: "Câmp obligatoriu",
    wrongEmail: "Introdu o adresă de email validă",
    sent: "Am primit mesajul",
  },
  en: {
    name: "Your name",
    restaurant: "The restaurant",
    email: "Email",
    message: /^What you want to tell us/,
    send: "Send",
    required: "This field is required",
    wrongEmail: "Enter a valid email address",
    sent: "We have your message",
  },
} as const;

for (const locale of LOCALES) {
  const words = FORM[locale];

  test(`an owner writes to the operator by keyboard alone, in ${locale} (LANDING-6)`, async ({
    openBrowser,
    site,
    request,
  }) => {
    const page = await openBrowser();
    await loadAxe(page.context());
    await choose(page.context(), site, locale, "light");
    await visit(page, "/");
    await tabTo(page, /^Contact$/);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`${site}/landing/contact`);

    // Sent empty, the first wrong field has the focus and each says what it lacks.
    await tabTo(page, new RegExp(`^${words.send}$`));
    await page.keyboard.press("Enter");
    await expect(page.getByLabel(words.name)).toBeFocused();
    await expect(page.getByText(words.required)).toHaveCount(3);
    for (const theme of ["light", "dark"] as const) expect(await violations(page, theme, false)).toEqual([]);

    await page.keyboard.type("Ion Pop");
    await page.keyboard.press("Tab");
    await page.keyboard.type(`La Ion ${locale}`);
    await page.keyboard.press("Tab");
    await page.keyboard.type("ion@");
    await page.keyboard.press("Tab");
    await expect(page.getByText(words.wrongEmail)).toBeVisible();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("End");
    await page.keyboard.type("example.com");
    await expect(page.getByText(words.wrongEmail)).toBeHidden();
    await tabTo(page, words.message);
    await page.keyboard.type("Două locații");
    await tabTo(page, new RegExp(`^${words.send}$`));
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: words.sent })).toBeVisible();
    await expect(page.getByText(/ion@example\.com/)).toBeVisible();
    await expectSentFocused(page, words.sent);

    const outbox = await (await request.get("/dev/outbox")).text();
    expect(outbox).toContain("contact@localhost");
    expect(outbox).toContain(`Cerere de la La Ion ${locale}`);
    expect(outbox).toContain("Două locații");
  });
}

// What took the form's place has the focus.
async function expectSentFocused(page: Page, title: string): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent ?? "")).toContain(title);
}
