import { loadAxe, violations } from "../../pages/axe.ts";
import { expect, test } from "../../pages/fixtures.ts";
import { tapDemo } from "../../pages/sign-in.ts";
import { visit } from "../../pages/visit.ts";

const square = (west: number, south: number, side: number): readonly (readonly [number, number])[] => [
  [west, south],
  [west + side, south],
  [west + side, south + side],
  [west, south + side],
  [west, south],
];
const feature = (name: string, ring: readonly (readonly [number, number])[]) => ({
  type: "Feature",
  properties: { name },
  geometry: { type: "Polygon", coordinates: [ring] },
});

test("a manager draws a zone by pointer and by keyboard, takes others from a file, and sees which one counts", async ({
  openBrowser,
}) => {
  const page = await openBrowser();
  await loadAxe(page.context());
  await visit(page, "/login");
  await tapDemo(page, "Andrei Stan");
  await page.getByRole("button", { name: "Bistro Nord" }).click();
  await visit(page, "/operations/settings");
  const shop = page.getByRole("region", { name: "Pizza Nord" });
  await shop.getByRole("link", { name: "Zone de livrare" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Pizza Nord");

  await page.getByRole("button", { name: "Desenează o zonă" }).press("Enter");
  await page.getByLabel("Numele zonei").fill("Desenată");
  await page.getByRole("textbox", { name: "Taxa de livrare" }).fill("3");
  const corner = page.getByRole("button", { name: "Colțul 1", exact: true });
  await page.getByText("4 colțuri cu coordonate").press("Enter");
  const latitude = page.getByLabel("Colțul 1, latitudine");
  const before = Number(await latitude.inputValue());
  await corner.press("Shift+ArrowDown");
  await expect.poll(async () => Number(await latitude.inputValue())).toBeLessThan(before);
  await page.getByRole("button", { name: "Pe hartă: colț nou după colțul 1" }).press("Enter");
  await expect(page.getByText("5 colțuri cu coordonate")).toBeVisible();
  await latitude.fill("abc");
  await expect(page.getByText("Scrie grade între -90 și 90")).toBeVisible();
  await latitude.fill("44,4");
  await latitude.press("Tab");
  await expect(latitude).toHaveValue("44.4");
  await latitude.fill(String(before));
  const longitude = page.getByLabel("Colțul 3, longitudine");
  const east = Number(await longitude.inputValue());
  const third = page.getByRole("button", { name: "Colțul 3", exact: true });
  await third.scrollIntoViewIfNeeded();
  const box = await third.boundingBox();
  if (box === null) throw new Error("The corner is not on the map");
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 + 20, box.y + box.height / 2, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => Number(await longitude.inputValue())).toBeGreaterThan(east);
  for (const theme of ["light", "dark"] as const) expect(await violations(page, theme, false)).toEqual([]);

  const bow = [
    [26, 44],
    [27, 45],
    [27, 44],
    [26, 45],
    [26, 44],
  ] as const;
  const file = {
    type: "FeatureCollection",
    features: [
      feature("Departe", square(26.5, 44.8, 0.1)),
      feature("Lângă", square(26.6, 44.8, 0.1)),
      feature("Fundă", bow),
    ],
  };
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    page.getByRole("button", { name: "Alege fișierul" }).click(),
  ]);
  await chooser.setFiles({
    name: "zone.geojson",
    mimeType: "application/geo+json",
    buffer: Buffer.from(JSON.stringify(file)),
  });
  await expect(page.getByText("2 pot fi luate, 1 nu")).toBeVisible();
  await expect(page.getByText("Conturul se taie pe sine. (punctul 1, 44.00000, 26.00000)")).toBeVisible();
  for (const theme of ["light", "dark"] as const) expect(await violations(page, theme, false)).toEqual([]);
  await page.getByRole("button", { name: "Adaugă 2 zone" }).press("Enter");
  const meetings = page.getByRole("region", { name: "Zone care se întâlnesc" });
  await expect(meetings).toContainText("Departe și Lângă au o margine comună.");
  await expect(meetings).toContainText("Desenată");
  await page.getByRole("button", { name: "Salvează", exact: true }).press("Enter");
  await expect(page.getByText("Am salvat")).toBeVisible();
  await page.getByRole("button", { name: "Șterge zona Lângă" }).press("Enter");
  await page.getByRole("button", { name: "Salvează", exact: true }).press("Enter");
  await expect(page.getByText("Totul e salvat")).toBeVisible();

  const address = await page.evaluate(() => location.pathname);
  const guest = await openBrowser();
  await visit(guest, "/shops/pizza-nord/location/floreasca");
  await expect(guest.getByRole("heading", { name: "Desenată" })).toBeVisible();
  await expect(guest.getByRole("heading", { name: "Departe" })).toBeVisible();
  await expect(guest.getByRole("heading", { name: "Lângă" })).toBeHidden();

  // As the tests after this one expect the shop.
  await visit(page, address);
  for (const name of ["Desenată", "Departe"])
    await page.getByRole("button", { name: `Șterge zona ${name}` }).press("Enter");
  await page.getByRole("button", { name: "Salvează", exact: true }).press("Enter");
  await expect(page.getByText("Totul e salvat")).toBeVisible();
});
