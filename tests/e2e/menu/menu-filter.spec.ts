import { loadAxe, violations } from "../pages/axe.ts";
import { expect, test } from "../pages/fixtures.ts";
import { visit } from "../pages/visit.ts";

const MENU = "/shops/bistro-nord/menu";

test("a menu is shown without gluten by keyboard, options too, and says what it leaves out (MENU-14)", async ({
  openBrowser,
}) => {
  const page = await openBrowser({ viewport: { width: 390, height: 844 } });
  await loadAxe(page.context());
  await visit(page, MENU);
  await expect(page.getByRole("link", { name: "Burger Nord", exact: true }).first()).toBeVisible();

  const control = page.getByRole("button", { name: /^Alergeni și diete/ });
  await control.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Alergeni și diete" });
  await dialog.getByRole("checkbox", { name: "gluten", exact: true }).focus();
  await page.keyboard.press("Space");
  expect([...(await violations(page, "light", true)), ...(await violations(page, "dark", true))]).toEqual([]);
  await dialog.getByRole("button", { name: /^Arată \d+ de produse$/ }).focus();
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(control).toBeFocused();
  await expect(control).toHaveAccessibleName("Alergeni și diete (1)");

  const bar = page.getByRole("status").filter({ hasText: "fără gluten" });
  await expect(bar).toContainText(/\d+ (de )?produse ascunse/);
  await expect(page.getByRole("link", { name: "Burger Nord", exact: true })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Arrabbiata", exact: true }).first()).toBeVisible();
  expect([...(await violations(page, "light", false)), ...(await violations(page, "dark", false))]).toEqual(
    [],
  );

  // What is hidden is there with its reason, and says it on its own sheet too.
  await bar.getByRole("button", { name: "Arată-le" }).press("Enter");
  const hidden = page.getByRole("region", { name: "Nu se potrivesc alegerii tale" });
  const burger = hidden
    .getByRole("listitem")
    .filter({ has: page.getByRole("link", { name: "Burger Nord" }) });
  await expect(burger).toContainText("conține gluten");
  await burger.getByRole("link", { name: "Burger Nord" }).press("Enter");
  const sheet = page.getByRole("dialog", { name: "Burger Nord" });
  await expect(sheet).toContainText("Nu se potrivește alegerii tale");
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();

  // Of the pasta only the shape that fits is offered; its sheet names what the choice brings.
  await page.getByRole("link", { name: "Arrabbiata", exact: true }).first().press("Enter");
  const pasta = page.getByRole("dialog", { name: "Arrabbiata" });
  const shapes = pasta.getByRole("group", { name: "Alege pastele" });
  await expect(shapes.getByRole("radio")).toHaveCount(1);
  await expect(shapes.getByRole("radio", { name: /Penne fără gluten/ })).toBeVisible();
  expect([...(await violations(page, "light", true)), ...(await violations(page, "dark", true))]).toEqual([]);
  await shapes.getByRole("button", { name: /3 opțiuni ascunse/ }).press("Enter");
  await shapes.getByRole("radio", { name: /Spaghete/ }).check();
  await expect(pasta.getByRole("heading", { name: "Alergeni" }).locator("xpath=..")).toContainText("gluten");
  await page.keyboard.press("Escape");

  // A reload of the tab keeps it; taking it back shows the menu whole.
  await visit(page, MENU);
  await expect(control).toHaveAccessibleName("Alergeni și diete (1)");
  await expect(page.getByRole("link", { name: "Burger Nord", exact: true })).toHaveCount(0);
  await control.click();
  // What was not applied is forgotten with the dialog.
  await dialog.getByRole("checkbox", { name: "lapte", exact: true }).press("Space");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await control.click();
  await expect(dialog.getByRole("checkbox", { name: "lapte", exact: true })).not.toBeChecked();
  await dialog.getByRole("button", { name: "Șterge", exact: true }).click();
  await dialog.getByRole("button", { name: /^Arată/ }).click();
  await expect(page.getByRole("link", { name: "Burger Nord", exact: true }).first()).toBeVisible();
});

test("a choice that nothing fits is said, with the way to what it hides (MENU-14)", async ({
  openBrowser,
}) => {
  const page = await openBrowser({ viewport: { width: 390, height: 844 } });
  await page.addInitScript(() => {
    if (origin !== "null") sessionStorage["diner_menu_filter"] = '{"without":[],"diets":["kosher"]}';
  });
  await visit(page, MENU);
  await expect(
    page.getByRole("heading", { name: "Niciun produs nu se potrivește alegerii tale." }),
  ).toBeVisible();
  await page.getByRole("button", { name: "Arată-le" }).click();
  await expect(page.getByRole("link", { name: "Burger Nord", exact: true })).toBeVisible();
  // Nothing of this menu is kosher: what was chosen at another shop can be given up all the same.
  await page.getByRole("button", { name: "Alergeni și diete (1)" }).click();
  await expect(page.getByRole("checkbox", { name: "kosher" })).toBeChecked();
});
