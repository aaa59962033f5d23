import { withOwner } from "#adapters/server/db/owner.ts";
import { makeManyProducts } from "#tests/support/database/many-products.ts";
import { ownerOf } from "#tests/support/server/server-process.ts";
import { expect, test } from "../../pages/fixtures.ts";
import { openMenuEditor } from "./menu-editor-page.ts";

const PRODUCTS = 1000;

test("a menu of 1,000 products is edited without a lost letter, shown as what it changes, published and brought back", async ({
  openBrowser,
  server,
}) => {
  const owner = await ownerOf(server.home);
  const [shop] = await withOwner(
    owner,
    async (client) =>
      (await client.query<{ id: string }>("select id from shops where slug = 'pizza-nord'")).rows,
  );
  if (shop === undefined) throw new Error("The demo has Pizza Nord");
  await makeManyProducts(owner, shop.id, PRODUCTS);
  const page = await openBrowser();
  await openMenuEditor(page);
  await page.getByLabel("Magazin").selectOption({ label: "Pizza Nord" });
  const search = page.getByRole("searchbox");
  await search.pressSequentially("margherita 9", { delay: 0 });
  await expect(search).toHaveValue("margherita 9");
  const row = page.getByRole("row", { name: /margherita 9\d*/iu }).first();
  const found = (await row.innerText()).split("\n")[0] ?? "";
  await row.click();
  const dialog = page.getByRole("dialog");
  const name = dialog.getByLabel("Nume în română");
  const typed = "Pizza noastră cu tot ce avem mai bun, de două ori la rând";
  await name.fill("");
  await name.pressSequentially(typed, { delay: 0 });
  await expect(name).toHaveValue(typed);
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();

  await page.getByRole("button", { name: "Vezi și publică" }).press("Enter");
  const change = dialog.getByRole("listitem").filter({ hasText: typed });
  await expect(change.first()).toContainText(found);
  await dialog.getByRole("button", { name: "Publică acum" }).press("Enter");
  await expect(dialog).toBeHidden();
  await expect(page.getByText("Tot ce vezi este publicat")).toBeVisible();

  await page.getByRole("radio", { name: "Versiuni" }).press("Space");
  await page
    .getByRole("button", { name: /^Revino la/u })
    .first()
    .press("Enter");
  await expect(dialog.getByRole("listitem").filter({ hasText: found }).first()).toBeVisible();
  await dialog.getByRole("button", { name: "Revino", exact: true }).press("Enter");
  await expect(dialog).toBeHidden();
  await page.getByRole("radio", { name: "Produse" }).press("Space");
  await search.fill(found);
  await expect(page.getByRole("row", { name: found }).first()).toBeVisible();
  await search.fill(typed);
  await expect(page.getByRole("row", { name: typed })).toHaveCount(0);
});
