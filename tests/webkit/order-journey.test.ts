import { afterAll, beforeAll, expect, it } from "vitest";
import { type OrderId, toId } from "#core/kernel/id.ts";
import { makeQuickEngineHome, removeEngineHome } from "#tests/support/database/test-engine.ts";
import { createHttpClient, succeeded } from "#tests/support/http/http-client.ts";
import { startServer, type ServerProcess } from "#tests/support/server/server-process.ts";
import { openWebKit, type WebKitPage } from "./webkit-browser.ts";

// In Firefox and Chromium this is tests/e2e/whole-order.spec.ts; WebKit is driven by the standard protocol alone.
const SHOP = "/shops/bistro-nord";
const button = (name: string): string =>
  `//*[self::button or self::a or @role='button'][starts-with(@aria-label, '${name}') or starts-with(normalize-space(.), '${name}')]`;
const choice = (name: string): string => `//label[.//input and starts-with(normalize-space(.), '${name}')]`;

let home: string;
let server: ServerProcess;
let page: WebKitPage;
beforeAll(async () => {
  home = await makeQuickEngineHome();
  server = await startServer({ home, built: true });
  page = await openWebKit();
}, 120_000);
afterAll(async () => {
  await page.close();
  await server.stop();
  await removeEngineHome(home);
});

it("an order goes from the menu to the kitchen and back in WebKit", { timeout: 180_000 }, async () => {
  const { driver, hydrated, press, choose, shown, waitForAddress } = page;
  const site = `http://localhost:${server.port}`;
  await driver.get(`${site}${SHOP}/login`);
  // What the device keeps of somebody who said no.
  const refused = JSON.stringify({
    analytics: false,
    marketing: false,
    at: new Date().toISOString(),
    untold: null,
  });
  await driver.executeScript("localStorage.diner_consent = arguments[0]", refused);
  await driver.navigate().refresh();
  await hydrated();
  await press(button("Ana Ionescu"));
  await waitForAddress(/\/menu$/u);

  await press("//a[normalize-space(.)='Burger Nord']");
  await waitForAddress(/\/products\/burger-nord$/u);
  await choose(choice("Mediu spre bine"));
  await press(button("Adaugă — "));
  await waitForAddress(/\/menu$/u);
  await press(button("Adaugă Limonadă clasică"));
  await press("//*[contains(., 'Vezi coșul')][self::a or self::button]");
  await waitForAddress(/\/cart$/u);
  await press(button("Spre comandă — "));
  await waitForAddress(/\/checkout$/u);
  for (const name of ["Ridicare", "Numerar la predare", "Accept termenii"]) await choose(choice(name));
  await press(button("Comandă — "));
  const address = await waitForAddress(/\/orders\/[0-9A-Z]{26}$/u);
  await shown("//*[contains(., 'Așteaptă confirmarea')]");

  // Staff answers, and the page says it by itself.
  const id = toId<OrderId>(new URL(address).pathname.split("/").at(-1) ?? "");
  const staff = createHttpClient(server.port, { host: `localhost:${server.port}` });
  await staff.signIn("staff@example.com");
  const { version, number } = succeeded(await staff.call("loadStaffOrder", { params: { id } }));
  expect(await (await shown("//h1")).getText()).toBe(`Comanda ${number}`);
  const body = { event: "accept", version, readyInMinutes: 20 } as const;
  succeeded(await staff.call("moveOrder", { params: { id }, body }));
  await shown("//*[@role='status'][contains(., 'Restaurantul a confirmat comanda')]");
});
