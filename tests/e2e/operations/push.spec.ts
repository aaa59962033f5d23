import { CHROMIUM_ARGS, windowedChromiumPath, notRun } from "#tests/support/machine.ts";
import type { Page } from "@playwright/test";
import { loadAxe, violations } from "../pages/axe.ts";
import { openBoard } from "../pages/board.ts";
import { expect, test } from "../pages/fixtures.ts";
import { callerAs, cancelOrder, orderLemonade } from "../pages/order-by-api.ts";
import { tapDemo } from "../pages/sign-in.ts";
import { tabTo } from "../pages/tab-to.ts";
import { visit } from "../pages/visit.ts";

// Only a Chromium with windows knows notifications.
const chromium = windowedChromiumPath();
test.use({
  launchOptions: { args: [...CHROMIUM_ARGS], ...(chromium === null ? {} : { executablePath: chromium }) },
});

if (chromium === null) notRun("a push in a browser", "no Chromium with windows is installed");
else {
  test("staff switches notifications on by keyboard, and a push shows the order and opens it", async ({
    openBrowser,
    site,
    server,
  }) => {
    const page = await openBrowser({ permissions: ["notifications"], serviceWorkers: "allow" });
    await loadAxe(page.context());
    await standInForPushService(page);
    await openBoard(page);
    const menu = page.getByRole("button", { name: "Contul tău" });
    const toggle = page.getByRole("switch", { name: /^Notificări pe acest dispozitiv/ });
    await menu.focus();
    await page.keyboard.press("Enter");
    await expect(toggle).toBeEnabled();
    await expect(toggle).not.toBeChecked();
    await toggle.focus();
    await page.keyboard.press("Space");
    await expect(toggle).toBeChecked();
    await expect(page.getByRole("status").filter({ hasText: "Încearcă din nou" })).toHaveCount(0);
    for (const theme of ["light", "dark"] as const) expect(await violations(page, theme, false)).toEqual([]);
    await page.reload();
    await menu.press("Enter");
    await expect(toggle).toBeChecked();
    await toggle.press("Space");
    await expect(toggle).not.toBeChecked();

    const { id, number } = await orderLemonade(await callerAs(site, "ana@example.com"));
    const shown = { title: `Comandă nouă ${number}`, body: "Ridicare · Centru", lang: "ro" };
    await deliverPush(page, server.port, { ...shown, tag: id, path: `/operations/orders/${id}` });
    await expect.poll(() => notificationsOf(page, "/operations/")).toEqual([shown]);
  });

  test("a customer switches notifications on at the order's page by keyboard, and a push is shown", async ({
    openBrowser,
    site,
    server,
  }) => {
    const page = await openBrowser({ permissions: ["notifications"], serviceWorkers: "allow" });
    await loadAxe(page.context());
    await standInForPushService(page);
    const ana = await callerAs(site, "ana@example.com");
    const order = await orderLemonade(ana);
    const path = `/shops/bistro-nord/orders/${order.id}`;
    await visit(page, path);
    await tapDemo(page, "Ana Ionescu");
    await page.waitForURL(`**${path}`);
    const toggle = page.getByRole("switch", { name: /^Notificări pe acest dispozitiv/ });
    await expect(toggle).toBeEnabled();
    await tabTo(page, /^Notificări pe acest dispozitiv/);
    await page.keyboard.press("Space");
    await expect(toggle).toBeChecked();
    for (const theme of ["light", "dark"] as const) expect(await violations(page, theme, false)).toEqual([]);
    await page.reload();
    await expect(toggle).toBeChecked();

    const shown = { title: "Bistro Nord", body: `Comanda ${order.number} este gata de ridicat.`, lang: "ro" };
    await deliverPush(page, server.port, { ...shown, tag: order.id, path });
    await expect.poll(() => notificationsOf(page, "/push/orders/")).toEqual([shown]);
    await toggle.press("Space");
    await expect(toggle).not.toBeChecked();
    await cancelOrder(ana, order);
    await expect(toggle).toHaveCount(0);
  });
}

// No push service can be reached from here: what it would answer stands in its place.
async function standInForPushService(page: Page): Promise<void> {
  await page.addInitScript(() => {
    PushManager.prototype.subscribe = async () => {
      const keys = { p256dh: `B${"A".repeat(86)}`, auth: "A".repeat(22) };
      const endpoint = "https://updates.push.services.mozilla.com/wpush/v2/test";
      return Object.assign(Object.create(PushSubscription.prototype), {
        toJSON: () => ({ endpoint, keys }),
      });
    };
  });
}

async function deliverPush(
  page: Page,
  port: number,
  push: Readonly<Record<"title" | "body" | "lang" | "tag" | "path", string>>,
): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("ServiceWorker.enable");
  const registrationId = await new Promise<string>((resolve) => {
    browser.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      for (const registration of registrations) resolve(registration.registrationId);
    });
  });
  const origin = `http://localhost:${port}`;
  await browser.send("ServiceWorker.deliverPushMessage", {
    origin,
    registrationId,
    data: JSON.stringify(push),
  });
}

function notificationsOf(page: Page, scope: string) {
  return page.evaluate(async (of) => {
    const registration = await navigator.serviceWorker.getRegistration(of);
    return (await (registration?.getNotifications() ?? [])).map(({ title, body, lang }) => ({
      title,
      body,
      lang,
    }));
  }, scope);
}
