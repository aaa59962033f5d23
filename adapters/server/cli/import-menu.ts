import { readFile } from "node:fs/promises";
import { ulid } from "ulid";
import { createSystemClock } from "../clock/system-clock.ts";
import { analyzeTables } from "../db/analyze.ts";
import { connectDatabase } from "../db/connect.ts";
import { seedDemo } from "#adapters/server/demo/seed-demo.ts";
import { IMPORT_USAGE, readImportCall } from "../import/import-flags.ts";
import { importMenu } from "../import/import-menu.ts";
import { createPictureSource } from "../import/pictures/picture-source.ts";
import { describeFindings, reportImport } from "../import/report.ts";
import type { RawFile } from "../import/source-file.ts";
import { changedNothing } from "../import/write/write-menu.ts";
import { runCommand, TERMINAL_LOG } from "./command.ts";
import { readText } from "./read-text.ts";

const MAX_BYTES = 64 * 1024 * 1024;

// npm run import-menu -- --format NAME --shop SLUG [flags] FILE…
await runCommand(IMPORT_USAGE, async (config) => {
  const call = readImportCall(process.argv.slice(2), { demo: config.demo, readText });
  if (!call.ok) throw new Error(call.error);
  const { paths, picturesPath, forNewShop, ...request } = call.value;
  const files = await Promise.all(paths.map(readRawFile));
  const pictures = picturesPath === null ? null : await createPictureSource(picturesPath);
  const progress = (line: string): void => void process.stderr.write(`${line}\n`);
  progress("Opening the database …");
  const database = await connectDatabase(config, TERMINAL_LOG);
  try {
    const clock = createSystemClock();
    // The first start of a demo fills only an empty database, so an import that comes before it must not be first.
    if (config.demo && (await seedDemo(database, clock.now()))) progress("Made the demo shops …");
    const tools = { pool: database.app, clock, ids: { ulid: () => ulid() }, progress };
    const imported = await importMenu(tools, { ...request, files, pictures });
    if (!imported.ok) {
      const { message, findings } = imported.error;
      const lists = findings.length === 0 ? [] : describeFindings(findings);
      throw new Error([message, ...lists, "The shop is as it was."].join("\n"));
    }
    if (!changedNothing(imported.value.written)) await analyzeTables(database.owner);
    if (imported.value.made === null && forNewShop.length > 0)
      progress(`The shop exists, so these were passed over: --${forNewShop.join(", --")}`);
    return reportImport(imported.value, { slug: request.slug, publicUrl: config.publicUrl });
  } finally {
    await database.stop();
  }
});

async function readRawFile(path: string): Promise<RawFile> {
  const bytes = await readFile(path).catch((error: unknown) => {
    throw new Error(`${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  });
  if (bytes.length > MAX_BYTES) throw new Error(`${path} is larger than 64 MB.`);
  return { name: path, bytes };
}
