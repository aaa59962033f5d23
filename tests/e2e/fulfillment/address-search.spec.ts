import { startTestGeocoder, VICTORIEI, type TestGeocoder } from "#tests/support/server/test-geocoder.ts";
import { loadAxe, violations } from "../pages/axe.ts";
import { expect, runServer, START_TIMEOUT_MS, test as base } from "../pages/fixtures.ts";
import { visit } from "../pages/visit.ts";

const test = base.extend<object, { geocoder: TestGeocoder }>({
  geocoder: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from its first parameter
    async ({}, use) => {
      const geocoder = await startTestGeocoder();
      await use(geocoder);
      await geocoder.stop();
    },
    { scope: "worker" },
  ],
  server: [
    async ({ geocoder }, use) => runServer({ GEOCODER_URL: geocoder.url }, use),
    { scope: "worker", timeout: START_TIMEOUT_MS },
  ],
});

test("an address is searched for, taken by keyboard alone, and delivered to (FULFILLMENT-13)", async ({
  openBrowser,
  geocoder,
}) => {
  const page = await openBrowser({ expected: [/503/] });
  await loadAxe(page.context());
  await visit(page, "/shops/bistro-nord/menu");
  await page
    .getByRole("button", { name: /Ridicare|Livrare/u })
    .first()
    .click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio", { name: "Livrare", exact: true }).check({ force: true });
  const search = dialog.getByRole("searchbox", { name: "Caută adresa" });

  geocoder.answer = { status: 500, body: "" };
  await search.focus();
  await page.keyboard.type("Strada Fără");
  await expect(dialog.getByText("Căutarea nu merge acum. Scrie adresa mai jos.")).toBeVisible();

  geocoder.answer = { status: 200, body: VICTORIEI };
  await search.fill("Calea Victoriei");
  await expect(dialog.getByText("2 adrese găsite")).toBeVisible();
  for (const theme of ["light", "dark"] as const) expect(await violations(page, theme, true)).toEqual([]);
  const [asked] = geocoder.asked.slice(-1);
  expect(asked?.get("q")).toBe("Calea Victoriei");
  await search.focus();
  const [first, second] = ["Calea Victoriei 12, București", "Calea Victoriei, București"].map((name) =>
    dialog.getByRole("option", { name, exact: true }),
  );
  for (const [key, option] of [
    ["ArrowDown", second],
    ["ArrowUp", first],
  ] as const) {
    await page.keyboard.press(key);
    await expect(option ?? search).toHaveAttribute("data-focused");
  }
  await page.keyboard.press("Enter");
  await expect(search).toBeFocused();
  await expect(dialog.getByLabel("Stradă")).toHaveValue("Calea Victoriei");
  await expect(dialog.getByLabel("Număr", { exact: true })).toHaveValue("12");
  await expect(dialog.getByLabel("Localitate")).toHaveValue("București");
  await expect(dialog.getByText(/^Livrăm/u).first()).toBeVisible();
  await dialog.getByRole("button", { name: "Livrează aici" }).press("Enter");
  await expect(page.getByText("Calea Victoriei 12").first()).toBeVisible();
});
