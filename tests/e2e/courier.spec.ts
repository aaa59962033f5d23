import { employ, dismiss } from "./pages/database.ts";
import { expect, test } from "./pages/fixtures.ts";
import { tapDemo } from "./pages/sign-in.ts";
import { visit } from "./pages/visit.ts";

const MIHAI = "mihai@example.com";

test("a courier is led out of the back office, with the reason", async ({ openBrowser, server }) => {
  await employ(server.home, MIHAI, "bistro-nord", "courier");
  const page = await openBrowser();
  await visit(page, "/login");
  await tapDemo(page, "Mihai Popa");
  await page.waitForURL((address) => address.pathname === "/");
  for (const path of ["/operations/orders", "/operations", "/choose-organization", "/choose-boh-app"]) {
    await visit(page, path);
    await page.waitForURL((address) => address.pathname === "/");
    await expect(page.getByText("Acces interzis")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  await dismiss(server.home, MIHAI);
});
