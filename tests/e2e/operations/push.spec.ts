import { CHROMIUM_ARGS, windowedChromiumPath } from "#tests/support/browser.ts";
import { notRun } from "#tests/support/machine.ts";
import { loadAxe, violations } from "../pages/axe.ts";
import { openBoard } from "../pages/board.ts";
import { expect, test } from "../pages/fixtures.ts";
import { callerAs, orderLemonade } from "../pages/order-by-api.ts";

// Only a Chromium with windows knows notifications.
const chromium = windowedChromiumPath();
test.use({
  launchOptions: { args: [...CHROMIUM_ARGS], ...(chromium === null ? {} : { executablePath: chromium }) },
});

if (chromium === null) notRun("a push to staff in a browser", "no Chromium with windows is installed");
else
  test("staff switches notifications on by keyboard, and a push shows the order and opens it", async ({
    openBrowser,
    site,
    server,
  }) => {
    const page = await openBrowser({ permissions: ["notifications"] });
    await loadAxe(page.context());
    // No push service can be reached from here: what it would answer stands in its place.
    await page.addInitScript(() => {
      PushManager.prototype.subscribe = async () => {
        const keys = { p256dh: `B${"A".repeat(86)}`, auth: "A".repeat(22) };
        const endpoint = "https://updates.push.services.mozilla.com/wpush/v2/test";
        return Object.assign(Object.create(PushSubscription.prototype), {
          toJSON: () => ({ endpoint, keys }),
        });
      };
    });
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
    for (const theme of ["light", "dark"] as const) expect(await violations(page, theme, true)).toEqual([]);
    await page.reload();
    await menu.press("Enter");
    await expect(toggle).toBeChecked();
    await toggle.press("Space");
    await expect(toggle).not.toBeChecked();

    const { id, number } = await orderLemonade(await callerAs(site, "ana@example.com"));
    const browser = await page.context().newCDPSession(page);
    await browser.send("ServiceWorker.enable");
    const registered = new Promise<string>((resolve) => {
      browser.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
        for (const { registrationId } of registrations) resolve(registrationId);
      });
    });
    await browser.send("ServiceWorker.deliverPushMessage", {
      origin: `http://localhost:${server.port}`,
      registrationId: await registered,
      data: JSON.stringify({
        title: `Comandă nouă ${number}`,
        body: "Ridicare · Centru",
        lang: "ro",
        tag: id,
        path: `/operations/orders/${id}`,
      }),
    });
    const shown = () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration("/operations/");
        return (await (registration?.getNotifications() ?? [])).map(({ title, body, lang }) => ({
          title,
          body,
          lang,
        }));
      });
    await expect
      .poll(shown)
      .toEqual([{ title: `Comandă nouă ${number}`, body: "Ridicare · Centru", lang: "ro" }]);
  });
