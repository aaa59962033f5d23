import { toId, type OrderId } from "#core/kernel/id.ts";
import { succeeded } from "#tests/support/http/http-client.ts";
import { loadAxe, violations } from "../pages/axe.ts";
import { openBoard } from "../pages/board.ts";
import { expect, test } from "../pages/fixtures.ts";
import { callerAs } from "../pages/order-by-api.ts";
import { tabTo } from "../pages/tab-to.ts";
import { visit } from "../pages/visit.ts";

const THEMES = ["light", "dark"] as const;
const NUMBER = "0733 100 200";

test("staff takes an order on the phone by keyboard alone, and knows the caller the next time", async ({
  openBrowser,
  site,
}) => {
  const page = await openBrowser();
  await loadAxe(page.context());
  await openBoard(page);
  await visit(page, "/operations/phone-order");
  const summary = page.getByRole("region", { name: "Comanda", exact: true });
  const found = page.getByRole("listbox", { name: "Produse găsite" }).getByRole("option");
  await expect(found.first()).toBeVisible();
  for (const theme of THEMES) expect(await violations(page, theme, false)).toEqual([]);
  await expect(page.getByLabel("Numărul de telefon")).toBeFocused();
  await page.keyboard.type(NUMBER);
  await expect(page.getByText("Client nou: scrie-i numele")).toBeVisible();
  await tabTo(page, /^Prenume/u);
  await page.keyboard.type("Dorina");
  await tabTo(page, /^Caută un produs/u);
  await page.keyboard.type("2 limonada clasica");
  await expect(found).toHaveCount(1);
  await page.keyboard.press("Enter");
  await expect(summary.getByRole("listitem")).toContainText("Limonadă clasică");
  await page.keyboard.type("zzz");
  await expect(page.getByText("Niciun produs cu acest nume")).toBeVisible();
  for (const theme of THEMES) expect(await violations(page, theme, false)).toEqual([]);
  await page.keyboard.press("Escape");
  await tabTo(page, /^Plasează comanda · \d+,\d\d lei/u);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: /^Comanda A-/u })).toBeVisible();
  await expect(page.getByText("În lucru").or(page.getByText("Acceptată")).first()).toBeVisible();
  const id = toId<OrderId>(new URL(page.url()).pathname.split("/").at(-1) ?? "");

  await visit(page, "/operations/phone-order");
  await page.keyboard.type(NUMBER);
  await expect(page.getByLabel("Prenume")).toHaveValue("Dorina");
  await page.getByRole("radio", { name: "Livrare" }).check();
  await page.getByLabel("Stradă").fill("Strada Doamnei");
  await page.getByLabel("Număr", { exact: true }).fill("3");
  await page.getByLabel("Localitate").fill("București");
  const pin = page.getByRole("button", { name: /^P(une p)?in/u });
  await pin.focus();
  await page.keyboard.press("ArrowUp");
  await expect(page.getByText("Livrăm la această adresă")).toBeVisible();
  for (const theme of THEMES) expect(await violations(page, theme, false)).toEqual([]);

  const staff = await callerAs(site, "staff@example.com");
  const { version } = succeeded(await staff.call("loadStaffOrder", { params: { id } }));
  const body = { event: "cancel", version, reason: "duplicate" } as const;
  succeeded(await staff.call("moveOrder", { params: { id }, body }));
});
