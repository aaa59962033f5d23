import type { ConsoleMessage, Page, Route } from "@playwright/test";
import { callerAs, clearBoard, orderLemonade } from "../pages/order-by-api.ts";
import { openBoard } from "../pages/board.ts";
import { expect, test, type OpenBrowser } from "../pages/fixtures.ts";
import { tapDemo } from "../pages/sign-in.ts";
import { visit } from "../pages/visit.ts";
import { succeeded } from "#tests/support/http/http-client.ts";

const SHOP = "/shops/bistro-nord";
const USERS = "**/api/users/*";
// What the product itself says in the console.
const CSRF_WARNING = /CSRF mismatch: PATCH/u;
const FORM_WARNING = /profile\.details: /u;

/** A customer's own page, with a name that is typed and not saved yet, and what the page says and sends. */
async function typing(openBrowser: OpenBrowser, expected: readonly RegExp[]) {
  const page = await openBrowser({ expected });
  const [warnings, reports]: [string[], string[]] = [[], []];
  page.on("console", (message: ConsoleMessage) => {
    if (message.type() === "warning") warnings.push(message.text());
  });
  page.on("request", (request) => {
    if (request.url().endsWith("/api/reports")) reports.push(request.postData() ?? "");
  });
  await visit(page, `${SHOP}/profile`);
  await tapDemo(page, "Ana Ionescu");
  await page.waitForURL(`**${SHOP}/profile`);
  const name = page.getByLabel("Prenume");
  await expect(name).toHaveValue("Ana");
  await name.fill("Ana Maria");
  const save = async (): Promise<void> => {
    await name.press("Enter");
  };
  return { page, name, save, warnings, reports, toast: toastOf(page) };
}

function toastOf(page: Page) {
  return (text: string) =>
    page.getByRole("region", { name: "Notifications" }).getByText(text, { exact: true });
}

/** Lets the real server answer the page's next write in another form. */
async function rewrite(page: Page, change: Parameters<Route["continue"]>[0]): Promise<void> {
  await page.route(USERS, (route) => route.continue(change), { times: 1 });
}

test("401: a session that ended elsewhere is said, and the page signs out (ERROR-2)", async ({
  openBrowser,
}) => {
  const { page, save, toast, reports } = await typing(openBrowser, [/status of (401|419) /u, CSRF_WARNING]);
  await page.context().clearCookies({ name: "diner_session" });
  const left = page.waitForURL(`**${SHOP}/logout`);
  await save();
  await expect(toast("Sesiunea ta a expirat")).toBeVisible();
  await left;
  await page.waitForURL(`**${SHOP}/menu`);
  expect(reports).toEqual([]);
});

test("419: a token that the server does not know is replaced unseen, with a warning (ERROR-3)", async ({
  openBrowser,
  site,
}) => {
  const { page, name, save, warnings, toast } = await typing(openBrowser, [/status of 419 /u, CSRF_WARNING]);
  await page.context().addCookies([{ name: "XSRF-TOKEN", value: "stale", url: site }]);
  await save();
  await expect(toast("Am salvat datele.")).toBeVisible();
  expect(warnings.some((text) => text.startsWith("CSRF mismatch: PATCH"))).toBe(true);
  // As it was, for the stories after this one.
  await name.fill("Ana");
  await save();
  await expect(toast("Am salvat datele.").last()).toBeVisible();
});

test("422: the server's message stands at its field, and what was typed stays (ERROR-4)", async ({
  openBrowser,
}) => {
  const page = await openBrowser({ expected: [/status of 422 /u] });
  await visit(page, `${SHOP}/register`);
  const values = {
    Prenume: "Ana",
    Nume: "Alta",
    Email: "ana@example.com",
    Parolă: "o frază destul de lungă",
  };
  for (const [label, value] of Object.entries(values))
    await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByRole("checkbox", { name: /termenii/u }).check({ force: true });
  await page.getByRole("checkbox", { name: /politica/u }).check({ force: true });
  await page.getByRole("button", { name: "Creează cont" }).click();
  const email = page.getByLabel("Email", { exact: true });
  await expect(email).toHaveAccessibleDescription(/Există deja un cont cu acest email/u);
  await expect(email).toBeFocused();
  for (const [label, value] of Object.entries(values))
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
  await expect(page.getByRole("region", { name: "Notifications" }).getByRole("alert")).toHaveCount(0);
});

for (const [status, change, words, isReported] of [
  [400, { postData: "{" }, "Cererea nu a putut fi citită.", false],
  [404, { url: "/api/users/01JZZZZZZZZZZZZZZZZZZZZZZZ" }, "Nu am găsit ce cauți.", true],
  [405, { method: "PUT" }, "Acțiunea nu este permisă aici.", true],
] as const)
  test(`${status}: the server's message is a toast, and what was typed stays (ERROR-5, ERROR-7, ERROR-8)`, async ({
    openBrowser,
    site,
  }) => {
    const opened = await typing(openBrowser, [new RegExp(`status of ${status} `, "u"), FORM_WARNING]);
    const { page, name, save, toast, reports } = opened;
    await rewrite(page, "url" in change ? { url: `${site}${change.url}` } : change);
    await save();
    await expect(toast(words)).toBeVisible();
    await expect(name).toHaveValue("Ana Maria");
    await expect(page).toHaveURL(/\/profile$/u);
    await expect.poll(() => reports.length).toBe(isReported ? 1 : 0);
  });

test("409: what somebody else did first is said with the server's message (ERROR-5)", async ({
  openBrowser,
  site,
}) => {
  await clearBoard(site);
  const order = await orderLemonade(await callerAs(site, "ana@example.com"));
  const page = await openBrowser({ expected: [/status of 409 /u] });
  const board = await openBoard(page);
  await expect(board.card(order.number)).toBeVisible();
  // Staff elsewhere rejects it between the press and its arrival.
  const staff = await callerAs(site, "staff@example.com");
  await page.route(
    "**/transitions",
    async (route) => {
      const body = { event: "reject", version: order.version, reason: "too_busy" } as const;
      succeeded(await staff.call("moveOrder", { params: { id: order.id }, body }));
      await route.continue();
    },
    { times: 1 },
  );
  await board
    .card(order.number)
    .getByRole("button", { name: /^Acceptă/u })
    .first()
    .click();
  await expect(page.getByRole("region", { name: "Notifications" }).getByRole("alert")).toContainText(
    "Comanda a fost schimbată între timp. Arătăm ultima stare.",
  );
  await expect(board.card(order.number)).toHaveCount(0);
});

test("429: too many tries are said with the server's message (ERROR-6)", async ({ openBrowser }) => {
  const page = await openBrowser({ expected: [/status of 429 /u] });
  const email = "prea.des@example.com";
  for (let n = 0; n < 3; n += 1) {
    await visit(page, `${SHOP}/forgot-password`);
    await page.getByLabel("Email").fill(email);
    await page.keyboard.press("Enter");
    await expect(page.getByText(/^Dacă există un cont cu acest email/u)).toBeVisible();
  }
  await visit(page, `${SHOP}/forgot-password`);
  await page.getByLabel("Email").fill(email);
  await page.keyboard.press("Enter");
  await expect(toastOf(page)("Prea multe încercări. Așteaptă puțin.")).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue(email);
});

test("404 that is expected: a cart that is gone is an empty one, and nothing is said (ERROR-7)", async ({
  openBrowser,
  site,
}) => {
  const page = await openBrowser({ expected: [/status of 404 .*\/api\/carts\//u] });
  await visit(page, `${SHOP}/menu`);
  await page.getByRole("button", { name: "Adaugă Limonadă clasică" }).first().click();
  const cartCookie = async (): Promise<string> =>
    (await page.context().cookies()).find(({ name }) => name.startsWith("diner_cart_"))?.name ?? "";
  await expect.poll(cartCookie).toMatch(/^diner_cart_[0-9A-Z]{26}$/u);
  const gone = { name: await cartCookie(), value: "01JZZZZZZZZZZZZZZZZZZZZZZZ", url: site };
  await page.context().addCookies([gone]);
  const asked = page.waitForResponse((answer) => /\/api\/carts\//u.test(answer.url()));
  await page.reload();
  expect((await asked).status()).toBe(404);
  await expect(page.getByRole("button", { name: "Adaugă Limonadă clasică" }).first()).toBeVisible();
  await expect(page.getByRole("region", { name: "Notifications" }).getByRole("alert")).toHaveCount(0);
});

test("no network: it is said, and what was typed stays and can be sent again (ERROR-8)", async ({
  openBrowser,
}) => {
  const { page, name, save, toast } = await typing(openBrowser, [
    /ERR_INTERNET_DISCONNECTED/u,
    /Failed to load/u,
  ]);
  await page.context().setOffline(true);
  await save();
  await expect(toast("Eroare necunoscută")).toBeVisible();
  await expect(name).toHaveValue("Ana Maria");
  await page.context().setOffline(false);
  await name.fill("Ana");
  await save();
  await expect(toast("Am salvat datele.")).toBeVisible();
});
