import { BISTRO_ORGANIZATION } from "#tests/support/shopping/http-shopping.ts";
import { succeeded } from "#tests/support/http/http-client.ts";
import { loadAxe, violations } from "../pages/axe.ts";
import { expect, test } from "../pages/fixtures.ts";
import { callerAs, clearBoard, orderLemonade } from "../pages/order-by-api.ts";
import { chooseOperations, tapDemo } from "../pages/sign-in.ts";
import { visit } from "../pages/visit.ts";

const PASSWORD = "parola-demo-2026";
const MANAGER_PIN = "730284";
const STAFF_PIN = "482913";

test("staff switches by PIN on a shared tablet, works under the own name, and is out once it is revoked", async ({
  openBrowser,
  site,
}) => {
  await clearBoard(site);
  const staff = await callerAs(site, "staff@example.com");
  succeeded(await staff.call("writePin", { body: { password: PASSWORD, pin: STAFF_PIN } }));
  const manager = await callerAs(site, "manager@example.com");
  await manager.call("selectOrganization", { body: { organizationId: BISTRO_ORGANIZATION } });

  const page = await openBrowser({ expected: [/422/, /401/] });
  await loadAxe(page.context());
  await visit(page, "/login");
  await tapDemo(page, "Andrei Stan");
  await page.getByRole("button", { name: "Bistro Nord" }).click();
  await chooseOperations(page);
  const menu = page.getByRole("button", { name: "Contul tău" });

  // The own PIN, by keyboard: one that is easy to guess first.
  await menu.press("Enter");
  await page.getByRole("button", { name: "PIN pentru tableta comună" }).press("Enter");
  const pin = page.getByRole("dialog", { name: "PIN pentru tableta comună" });
  await expect(pin.getByLabel("Parolă")).toBeFocused();
  await page.keyboard.type(PASSWORD);
  await pin.getByLabel("PIN nou, 6 cifre").focus();
  await page.keyboard.type("123456");
  await page.keyboard.press("Enter");
  await expect(pin.getByText("PIN-ul este prea ușor de ghicit. Alege altul.")).toBeVisible();
  for (const theme of ["light", "dark"] as const) expect(await violations(page, theme, true)).toEqual([]);
  await pin.getByLabel("PIN nou, 6 cifre").fill(MANAGER_PIN);
  await page.keyboard.press("Enter");
  await expect(pin).toBeHidden();

  // Taken away again, and set once more.
  await menu.press("Enter");
  await page.getByRole("button", { name: "PIN pentru tableta comună" }).press("Enter");
  await pin.getByRole("button", { name: "Șterge PIN-ul" }).press("Enter");
  await expect(pin.getByText("Câmp obligatoriu")).toBeVisible();
  await pin.getByLabel("Parolă").fill(PASSWORD);
  await pin.getByRole("button", { name: "Șterge PIN-ul" }).press("Enter");
  await expect(pin).toBeHidden();
  expect(succeeded(await manager.call("readPin")).isSet).toBe(false);
  succeeded(await manager.call("writePin", { body: { password: PASSWORD, pin: MANAGER_PIN } }));

  await menu.press("Enter");
  await page.getByRole("button", { name: "Tablete comune" }).press("Enter");
  const tablets = page.getByRole("dialog", { name: "Tablete comune" });
  await tablets.getByRole("button", { name: /tableta pentru .*Centru/u }).press("Enter");
  await expect(tablets.getByText("· acest browser")).toBeVisible();
  for (const theme of ["light", "dark"] as const) expect(await violations(page, theme, true)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(tablets).toBeHidden();

  const switchTo = async (name: string, digits: string): Promise<void> => {
    await menu.press("Enter");
    await page.getByRole("button", { name: "Schimbă persoana" }).press("Enter");
    const sheet = page.getByRole("dialog", { name: "Schimbă persoana" });
    await sheet.getByRole("radio", { name }).check();
    await sheet.getByLabel(`PIN pentru ${name}`).fill("290374");
    await expect(sheet.getByText("PIN-ul nu este corect.")).toBeVisible();
    for (const theme of ["light", "dark"] as const) expect(await violations(page, theme, true)).toEqual([]);
    await sheet.getByLabel(`PIN pentru ${name}`).fill(digits);
    await expect(sheet).toBeHidden();
  };
  await switchTo("Ioana Dumitru", STAFF_PIN);
  // Another person's board is drawn from the start, and its menu with it.
  await expect(page.getByText("staff@example.com")).toBeAttached();
  await menu.press("Enter");
  await expect(page.getByText("staff@example.com")).toBeVisible();
  await menu.press("Enter");

  const order = await orderLemonade(await callerAs(site, "ana@example.com"));
  await visit(page, "/operations/pending");
  const card = page.getByRole("article", { name: order.number });
  await card
    .getByRole("button", { name: /^Acceptă/u })
    .first()
    .click();
  await expect
    .poll(async () => succeeded(await staff.call("loadStaffOrder", { params: { id: order.id } })).status)
    .toBe("accepted");

  const listed = succeeded(await manager.call("listTablets")).data;
  for (const { id } of listed) await manager.call("revokeTablet", { params: { id } });
  await page.waitForURL("**/login**");
  await expect(page.getByLabel("Parolă")).toBeVisible();
  await manager.call("writePin", { body: { password: PASSWORD, pin: null } });
  await staff.call("writePin", { body: { password: PASSWORD, pin: null } });
});
