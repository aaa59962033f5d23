import { succeeded } from "#tests/support/http/http-client.ts";
import { loadAxe, violations } from "../pages/axe.ts";
import { openBoard } from "../pages/board.ts";
import { expect, test } from "../pages/fixtures.ts";
import { callerAs, clearBoard, orderLemonade } from "../pages/order-by-api.ts";

test("T shows what is to be made over all orders, while orders come and leave", async ({
  openBrowser,
  site,
}) => {
  await clearBoard(site);
  const page = await openBrowser();
  await loadAxe(page.context());
  const board = await openBoard(page);
  const [ana, staff] = [await callerAs(site, "ana@example.com"), await callerAs(site, "staff@example.com")];
  const first = await orderLemonade(ana);
  const second = await orderLemonade(ana);
  const accept = { event: "accept", version: first.version, readyInMinutes: 20 } as const;
  succeeded(await staff.call("moveOrder", { params: { id: first.id }, body: accept }));
  await expect(board.column("În lucru").getByRole("article", { name: first.number })).toBeVisible();
  await page.keyboard.press("t");
  const panel = page.getByRole("dialog", { name: "De făcut acum" });
  const lemonade = panel.getByRole("listitem").filter({ hasText: "Limonadă clasică" });
  const before = Number(/^(\d+)×/u.exec(await lemonade.innerText())?.[1]);
  for (const theme of ["light", "dark"] as const) expect(await violations(page, theme, true)).toEqual([]);
  succeeded(await staff.call("moveOrder", { params: { id: second.id }, body: accept }));
  await expect(lemonade).toContainText(`${before + 1}×`);
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  for (const { id } of [first, second]) {
    const { version } = succeeded(await staff.call("loadStaffOrder", { params: { id } }));
    const body = { event: "cancel", version, reason: "duplicate" } as const;
    succeeded(await staff.call("moveOrder", { params: { id }, body }));
  }
});
