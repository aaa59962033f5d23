import { expect, test } from "../pages/fixtures.ts";
import { signInAsOwner } from "../pages/sign-in.ts";

test("without the file of icons every text of the office stays, and the console warns (ERROR-18)", async ({
  openBrowser,
}) => {
  const page = await openBrowser({ expected: [/ERR_FAILED/, /^Icons are missing /] });
  const warnings: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "warning") warnings.push(message.text());
  });
  await page.route(/office-icons-.*\.svg$/u, (route) => route.abort());
  await signInAsOwner(page);
  await expect(page.getByRole("link", { name: "Produse" }).first()).toBeVisible();
  await expect.poll(() => warnings.filter((text) => text.startsWith("Icons are missing"))).toHaveLength(1);
});
