import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ARCHIVE_TABLES } from "#adapters/server/archive/archive-tables.ts";
import { exportMenu } from "#adapters/server/menu/file/export-menu.ts";
import { createKnownPerson } from "#tests/adapters/server/account/data/known-person.ts";
import { asOwner, tableChecksums } from "#tests/support/database/rows.ts";
import { succeeded, type HttpClient } from "#tests/support/http/http-client.ts";
import { createTestServer, type TestServer } from "#tests/support/server/test-server.ts";
import {
  BISTRO,
  BISTRO_ORGANIZATION,
  newId,
  newStaff,
  ZEN,
  ZEN_ORGANIZATION,
} from "#tests/support/shopping/http-shopping.ts";
import { askForArchive, readArchive, type ReadArchive } from "./archive-reader.ts";
import { LEFT_OUT } from "./left-out.ts";

const SECRET = /hash|token|secret|p256dh|^auth$|endpoint|password/u;

let server: TestServer;
let nord: HttpClient;
let zen: HttpClient;
let ofNord: ReadArchive;
let ofZen: ReadArchive;
beforeAll(async () => {
  server = await createTestServer({ withoutJobs: true });
  await createKnownPerson(server);
  nord = await newStaff(server, "admin@example.com", BISTRO_ORGANIZATION);
  zen = await newStaff(server, "owner@example.com", ZEN_ORGANIZATION);
  ofNord = await readArchive(server, nord);
  ofZen = await readArchive(server, zen);
});
afterAll(() => server.stop());

const pathOf = ({ folder, name, form }: (typeof ARCHIVE_TABLES)[number]) => `${folder}/${name}.${form}`;

function recordsOf(archive: ReadArchive, table: (typeof ARCHIVE_TABLES)[number]): readonly object[] {
  const path = pathOf(table);
  return table.form === "csv" ? archive.rowsOf(path) : JSON.parse(archive.textOf(path));
}

describe("the archive of an organization", () => {
  it("has every table of the database, or it is said why not (ARCHIVE-1)", async () => {
    const tables = await asOwner<{ name: string }>(
      server,
      `select table_name::text as name from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
    );
    const decided = [...ARCHIVE_TABLES.map(({ name }) => name), ...Object.keys(LEFT_OUT)];
    expect(tables.map(({ name }) => name)).toEqual(decided.toSorted());
  });

  it("has all rows of its organization, and no other's (ARCHIVE-1)", async () => {
    const expected: [string, number, number][] = [];
    for (const { name } of ARCHIVE_TABLES) {
      const column = name === "organizations" ? "id" : "organization_id";
      const [row] = await asOwner<{ nord: number; zen: number }>(
        server,
        `select count(*) filter (where ${column} = $1)::integer as nord,
                count(*) filter (where ${column} = $2)::integer as zen from ${name}`,
        [BISTRO_ORGANIZATION, ZEN_ORGANIZATION],
      );
      // The archive of the one was noted in its log before the other was asked for.
      expected.push([name, row?.nord ?? 0, row?.zen ?? 0]);
    }
    expect(
      ARCHIVE_TABLES.map((table) => [
        table.name,
        recordsOf(ofNord, table).length,
        recordsOf(ofZen, table).length,
      ]),
    ).toEqual(expected);
    const texts = (archive: ReadArchive): string =>
      Object.keys(archive.files)
        .filter((path) => !path.startsWith("pictures/"))
        .map((path) => archive.textOf(path))
        .join("\n");
    for (const id of [BISTRO_ORGANIZATION, BISTRO, "Zebulonica"]) {
      expect(texts(ofNord)).toContain(id);
      expect(texts(ofZen)).not.toContain(id);
    }
    for (const id of [ZEN_ORGANIZATION, ZEN, "owner@example.com"]) {
      expect(texts(ofZen)).toContain(id);
      expect(texts(ofNord)).not.toContain(id);
    }
  });

  it("says how many records each file has, in the list that comes last", () => {
    const list = JSON.parse(ofNord.textOf("archive.json"));
    expect(list.organization.id).toBe(BISTRO_ORGANIZATION);
    expect(list.files).toEqual(
      ARCHIVE_TABLES.map((table) => ({ path: pathOf(table), records: recordsOf(ofNord, table).length })),
    );
    expect(Object.keys(ofNord.files).at(-1)).toBe("archive.json");
  });

  it("has no secret, neither by its name nor by what it holds (ARCHIVE-1)", async () => {
    const heads = ARCHIVE_TABLES.flatMap((table) =>
      recordsOf(ofNord, table)
        .slice(0, 1)
        .flatMap((record) => Object.keys(record).map((column) => `${table.name}.${column}`)),
    );
    expect(heads.length).toBeGreaterThan(250);
    expect(heads.filter((head) => SECRET.test(head.split(".")[1] ?? ""))).toEqual([]);
    const hashes = await asOwner<{ hash: string }>(
      server,
      `select token_hash as hash from order_runs where token_hash is not null
       union all select token_hash from staff_invitations union all select token_hash from sessions
       union all select guest_hash from carts where guest_hash is not null`,
    );
    const all = ARCHIVE_TABLES.map((table) => ofNord.textOf(pathOf(table))).join("\n");
    expect(hashes.length).toBeGreaterThan(3);
    expect(hashes.filter(({ hash }) => all.includes(hash))).toEqual([]);
    expect(all).not.toMatch(/argon2/u);
  });

  it("has each menu as a file that can be imported, and the pictures as they are kept", async () => {
    const menu = await exportMenu(server.database.app, {
      organizationId: BISTRO_ORGANIZATION,
      shopId: BISTRO,
    });
    expect(ofNord.textOf("menus/bistro-nord.json")).toBe(menu);
    expect(Object.keys(ofNord.files).filter((path) => path.startsWith("menus/"))).toEqual([
      "menus/bistro-nord.json",
      "menus/pizza-nord.json",
    ]);
    const pictureId = newId();
    const bytes = Buffer.from([1, 2, 3, 250]);
    await asOwner(
      server,
      `insert into pictures (organization_id, id, shop_id, width, height, made_at) values ($1, $2, $3, 640, 480, now())`,
      [BISTRO_ORGANIZATION, pictureId, BISTRO],
    );
    await asOwner(
      server,
      `insert into picture_files (organization_id, picture_id, width, form, bytes) values ($1, $2, 640, 'webp', $3)`,
      [BISTRO_ORGANIZATION, pictureId, bytes],
    );
    const { files } = await readArchive(server, nord);
    expect(Buffer.from(files[`pictures/${pictureId}-640.webp`] ?? [])).toEqual(bytes);
  });

  it("writes amounts and cells as the language of who downloads reads them (ARCHIVE-3)", async () => {
    const english = await readArchive(server, nord, "en");
    const totals = (archive: ReadArchive) => archive.rowsOf("orders/orders.csv").map(({ total }) => total);
    expect(totals(ofNord).length).toBeGreaterThan(0);
    expect(totals(ofNord).every((total) => /^\d+,\d\d$/u.test(total ?? ""))).toBe(true);
    expect(totals(english)).toEqual(totals(ofNord).map((total) => total?.replace(",", ".")));
    expect(ofNord.textOf("orders/orders.csv")).toMatch(/^\uFEFForganization_id;id;/u);
    expect(english.textOf("orders/orders.csv")).toMatch(/^\uFEFForganization_id,id,/u);
    expect(ofNord.headers.get("content-disposition")).toBe('attachment; filename="diner-2026-11-18.zip"');
  });

  it("reads more than a step of a table, each row once", async () => {
    await asOwner(
      server,
      `insert into redirects (organization_id, id, path, leads_to, status)
         select $1, make_ulid(now()), '/vechi-' || n, '/menu', 301 from generate_series(1, 1203) n`,
      [BISTRO_ORGANIZATION],
    );
    const rows = (await readArchive(server, nord)).rowsOf("settings/redirects.csv");
    expect(new Set(rows.map(({ path }) => path)).size).toBe(1203);
    expect(rows.length).toBe(1203);
  });

  it("is audited each time and changes nothing else; a reader who goes away is no trouble (ARCHIVE-4)", async () => {
    const before = await tableChecksums(server);
    await readArchive(server, nord);
    const gone = new AbortController();
    const left = await askForArchive(server, nord, "ro", gone.signal);
    await left.body?.getReader().read();
    gone.abort();
    await readArchive(server, nord);
    const after = await tableChecksums(server);
    const changed = Object.keys(after).filter((table) => after[table] !== before[table]);
    expect(changed.filter((table) => table !== "sessions")).toEqual(["audit_log"]);
    const query = {
      filter: { action: "organization.export", period: "today" },
      page: 1,
      perPage: 25,
    } as const;
    const log = succeeded(await nord.call("listAudit", { query }));
    expect(log.items.slice(0, 3).map(({ subject, asAdmin }) => [subject, asAdmin])).toEqual(
      Array.from({ length: 3 }, () => [BISTRO_ORGANIZATION, true]),
    );
  });

  it("is not for who owns some locations alone, nor more than 5 an hour (ARCHIVE-1, ARCHIVE-4)", async () => {
    await asOwner(
      server,
      `update employees set location_ids = (select array_agg(id::text) from locations where organization_id = $1)
        where organization_id = $1 and role = 'owner'`,
      [ZEN_ORGANIZATION],
    );
    const owner = await newStaff(server, "owner@example.com", ZEN_ORGANIZATION);
    expect((await askForArchive(server, owner)).status).toBe(403);
    const limited = await createTestServer({
      sharing: server,
      env: { RATE_ARCHIVES_PER_ORGANIZATION: "5/h" },
    });
    const admin = await newStaff(limited, "admin@example.com", ZEN_ORGANIZATION);
    const statuses: number[] = [];
    // The first of this hour was made before all tests.
    for (let time = 0; time < 5; time += 1) {
      const answer = await askForArchive(limited, admin);
      await answer.arrayBuffer();
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
    await limited.stop();
  });
});
