import { orderDelivery } from "#tests/support/shopping/http-shopping.ts";
import { loadAxe, violations } from "../pages/axe.ts";
import { openBoard } from "../pages/board.ts";
import { expect, test } from "../pages/fixtures.ts";
import { callerAs } from "../pages/order-by-api.ts";

const POINTS_PER_MILLIMETER = 72 / 25.4;

/** Width and height of each page of a PDF, in millimeters. */
function pageSizes(pdf: Buffer): readonly (readonly [number, number])[] {
  const boxes = pdf.toString("latin1").matchAll(/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]/g);
  return [...boxes].map(([, width, height]) => [
    Math.round(Number(width) / POINTS_PER_MILLIMETER),
    Math.round(Number(height) / POINTS_PER_MILLIMETER),
  ]);
}

test("a ticket is printed 80 mm wide by keyboard alone, and a second one is asked about first", async ({
  openBrowser,
  site,
}) => {
  const page = await openBrowser();
  await loadAxe(page.context());
  // The browser's own dialog, which a person would close.
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute("data-printing", "");
  });
  const finish = () =>
    page.evaluate(() => {
      document.documentElement.removeAttribute("data-printing");
      window.dispatchEvent(new Event("afterprint"));
    });
  const printing = page.locator("html[data-printing]");
  const board = await openBoard(page);
  const order = await orderDelivery(await callerAs(site, "ana@example.com"));
  const print = board.card(order.number).getByRole("button", { name: "Tipărește" });
  await print.focus();
  await page.keyboard.press("Enter");
  await expect(printing).toBeAttached();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText(`${order.lines[0]?.qty}×`).last()).toBeVisible();
  await expect(page.getByRole("heading")).toHaveCount(0);
  const sizes = pageSizes(await page.pdf({ preferCSSPageSize: true }));
  expect(sizes.map(([width]) => width)).toEqual([80]);
  await page.emulateMedia({ media: "screen" });
  await finish();
  await expect(printing).not.toBeAttached();

  const other = await board.open(order.number);
  await other.getByRole("button", { name: "Tipărește" }).press("Enter");
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText(`Bonul comenzii ${order.number} a fost tipărit`);
  for (const theme of ["light", "dark"] as const) expect(await violations(page, theme, true)).toEqual([]);
  await question.getByRole("button", { name: "Tipărește o copie" }).press("Enter");
  await expect(printing).toBeAttached();
  await expect(page.getByText("COPIE 2")).toHaveCount(1);
  await finish();
});
