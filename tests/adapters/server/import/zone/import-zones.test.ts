import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { monotonicFactory } from "ulid";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { importZones, type ImportedZones } from "#adapters/server/import/zone/import-zones.ts";
import { readZonesCall, ZONES_USAGE } from "#adapters/server/import/zone/zone-flags.ts";
import { reportZones } from "#adapters/server/import/zone/zone-report.ts";
import { inTransaction } from "#adapters/server/db/transaction.ts";
import { makeInstallation } from "#adapters/server/setup/make-installation.ts";
import { readInstallation } from "#adapters/server/setup/setup-flags.ts";
import { square } from "#tests/support/arbitraries/shop.ts";
import { refusalOf, valueOf } from "#tests/support/builders/values.ts";
import { createDemoDatabase, type TestDatabase } from "#tests/support/database/test-database.ts";
import { COMMAND_TOOLS, shopSnapshotOf } from "../menu-files.ts";

const nextId = monotonicFactory();
let database: TestDatabase;
beforeAll(async () => {
  database = await createDemoDatabase();
});
afterAll(() => database.stop());

async function aShop(slug: string): Promise<void> {
  const flags = {
    organization: slug,
    slug,
    address: "Strada Lungă 1, București",
    "owner-email": `${slug}@example.com`,
    "owner-first-name": "Elena",
    "owner-last-name": "Marin",
    "owner-password": "un cal verde de lemn",
  };
  const installation = readInstallation(flags, () => null);
  if (!installation.ok) throw new Error(installation.error.join("\n"));
  const made = await makeInstallation({ pool: database.app, ...COMMAND_TOOLS }, installation.value);
  if (!made.ok) throw new Error(made.error);
}

interface Text {
  readonly name: string;
  readonly text: string;
}

function run(flags: string, ...files: readonly Text[]) {
  const call = valueOf(readZonesCall([...flags.split(" "), "zones.geojson"]));
  const ids = { ulid: () => nextId() };
  return importZones({ pool: database.app, clock: COMMAND_TOOLS.clock, ids }, { ...call, files });
}

const take = async (flags: string, ...files: readonly Text[]): Promise<ImportedZones> =>
  valueOf(await run(flags, ...files));

const zonesOf = async (slug: string) =>
  (await shopSnapshotOf(database.app, slug)).locations.flatMap(({ zones }) => zones);

const fileOf = (features: readonly unknown[], name = "zone.geojson"): Text => ({
  name,
  text: JSON.stringify({ type: "FeatureCollection", features }),
});

const feature = (name: string, west: number, properties: object = {}) => ({
  type: "Feature",
  properties: { name, ...properties },
  geometry: { type: "Polygon", coordinates: [square(west, 44.4, 0.1)] },
});

const FILE = fileOf([
  feature("Centru", 26.05, { delivery_fee: 9.9, minimum_order: "50", travel_minutes: 15 }),
  feature("Est", 26.1, { delivery_fee: "12" }),
  feature("Vest", 25.9, { delivery_fee: "mult" }),
  { type: "Feature", properties: { name: "Gara" }, geometry: { type: "Point", coordinates: [26, 44.4] } },
]);

describe("npm run import-zones (SHOP-26)", () => {
  it("takes the zones of a file with their terms, and says what is refused where and what overlaps", async () => {
    await aShop("hanul");
    const [first] = await zonesOf("hanul");
    const looked = await take("--shop hanul --replace --check", FILE);
    expect(await zonesOf("hanul")).toEqual([first]);
    const taken = await take("--shop hanul --replace", FILE);
    expect(looked.changes.added.map(({ name }) => name)).toEqual(taken.changes.added.map(({ name }) => name));
    expect(reportZones(taken, { slug: "hanul", isCheck: false })).toBe(
      [
        "Taken into hanul, hanul: 2 of 4 areas; amounts in RON.",
        "Zones: 2 added, 0 changed, 1 taken away, 2 in all.",
        "  Centru: 5 points, delivery 9.90, minimum 50.00, 15 minutes",
        "  Est: 5 points, delivery 12.00, minimum 50.00, 15 minutes",
        `  ${first?.name}: taken away`,
        "Refused: 2",
        '  zone.geojson, feature 3 (Vest): delivery_fee "mult" is no amount such as 9.90',
        "  zone.geojson, feature 4 (Gara): it holds no single Polygon or MultiPolygon",
        "Overlaps: 1",
        `  Centru overlaps Est: an address in both belongs to Centru`,
      ].join("\n"),
    );
    expect((await zonesOf("hanul")).map(({ name, travelMinutes }) => [name, travelMinutes])).toEqual([
      ["Centru", 15],
      ["Est", 15],
    ]);
  });

  it("changes nothing at a second run, and redraws a zone when its area moved", async () => {
    const before = await zonesOf("hanul");
    const again = await take("--shop hanul --delivery-fee 30", FILE);
    expect(reportZones(again, { slug: "hanul", isCheck: false })).toContain(
      "Nothing changed: the location has these zones already, 2 in all.",
    );
    expect(await zonesOf("hanul")).toEqual(before);
    const moved = await take("--shop hanul", fileOf([feature("Est", 26.2)]));
    expect(moved.changes).toMatchObject({ added: [], removed: [], changed: [{ isRedrawn: true }] });
    const after = await zonesOf("hanul");
    const names = (zones: typeof after) => new Map(zones.map(({ id, name }) => [id, name]));
    expect(names(after)).toEqual(names(before));
  });

  it("leaves an audit row of nobody each time that it wrote something (STAFF-5)", async () => {
    const { organizationId, locations } = await shopSnapshotOf(database.app, "hanul");
    const rows = await inTransaction(database.app, { organizationId }, (queries) =>
      queries.query(
        `select actor_id, subject, detail -> 'files' as files, json_array_length((detail -> 'added')::json) as added
           from audit_log where action = 'location.zones' order by at, id`,
      ),
    );
    const row = { actor_id: null, subject: locations[0]?.id, files: ["zone.geojson"] };
    expect(rows.rows).toEqual([
      { ...row, added: 2 },
      { ...row, added: 0 },
    ]);
  });

  it("takes nothing of a file that is none, and finds no shop or location by another name", async () => {
    const before = await zonesOf("hanul");
    const none = await take("--shop hanul", { name: "text.json", text: "{" });
    expect(reportZones(none, { slug: "hanul", isCheck: false })).toContain("  text.json: it is not JSON");
    expect(await zonesOf("hanul")).toEqual(before);
    expect(refusalOf(await run("--shop nicaieri", FILE))).toBe('There is no shop "nicaieri".');
    expect(refusalOf(await run("--shop hanul --location alta", FILE))).toBe(
      'There is no location "alta"; the shop has hanul.',
    );
    expect(refusalOf(await run("--shop bistro-nord", FILE))).toMatch(/several locations; choose one of /u);
  });

  it("names every problem of the command at once, with the usage", () => {
    expect(refusalOf(readZonesCall("--shop Admin --delivery-fee mult --minutes 500".split(" ")))).toBe(
      [
        "The command cannot be used:",
        "  --shop: expected lower-case letters, digits and hyphens, at most 63, none of diner, www, api, admin",
        "  --delivery-fee: expected an amount such as 9.90",
        "  --minutes: expected a whole number up to 240",
        "  no FILE is named",
        "",
        ZONES_USAGE,
      ].join("\n"),
    );
    expect(refusalOf(readZonesCall(["--zone"]))).toContain("'--zone'");
  });
});

const folder = join(process.env["DINER_SAMPLE_DATA"] ?? "/nowhere", "zones");
if (existsSync(folder)) describe("the zones of the sample data", takeRealZones);
else console.info("import-zones: DINER_SAMPLE_DATA names no zones, only own ones are taken");

function takeRealZones(): void {
  it("all go in, each that is an area, and change nothing when they come again", async () => {
    await aShop("toate");
    const files = readdirSync(folder)
      .toSorted()
      .map((name) => ({ name, text: readFileSync(join(folder, name), "utf8") }));
    const taken = await take("--shop toate --replace", ...files);
    expect({
      files: files.length,
      taken: taken.taken,
      refused: taken.refused.length,
      added: taken.changes.added.length,
      points: taken.changes.added.reduce((sum, { points }) => sum + points, 0),
    }).toEqual({ files: 4, taken: 23, refused: 43, added: 23, points: 1327 + 3570 + 564 });
    expect(new Set(taken.refused.map(({ file }) => file))).toEqual(
      new Set(["bucharest-metro-stations.geojson"]),
    );
    expect(reportZones(taken, { slug: "toate", isCheck: false })).toContain("Overlaps: 9");
    const before = await zonesOf("toate");
    const { changes } = await take("--shop toate --replace", ...files);
    expect(changes).toEqual({ added: [], removed: [], changed: [] });
    expect(await zonesOf("toate")).toEqual(before);
  });
}
