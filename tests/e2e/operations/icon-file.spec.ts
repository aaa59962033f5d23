import { expect, test } from "../pages/fixtures.ts";
import { chooseOperations, tapDemo } from "../pages/sign-in.ts";
import { visit } from "../pages/visit.ts";

test("without the file of icons every text of the office stays, and the console warns (ERROR-18)", async ({
  openBrowser,
}) => {
  const page = await openBrowser({ expected: [/ERR_FAILED/] });
  const warnings: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "warning") warnings.push(message.text());
  });
  await page.route(/office-icons-.*\.svg$/u, (route) => route.abort());
  await visit(page, "/login");
  await tapDemo(page, "Radu Georgescu");
  await page.getByRole("button", { name: "Bistro Nord" }).click();
  await chooseOperations(page);
  await expect(page.getByRole("link", { name: "Produse" }).first()).toBeVisible();
  await expect.poll(() => warnings.filter((text) => text.startsWith("Icons are missing"))).toHaveLength(1);
});
