import { mkdir } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { writeBackup } from "#adapters/server/backup/backup.ts";
import { findDatabaseSite } from "../db/connect.ts";
import { PROJECT_ROOT } from "../db/engine/home.ts";
import { withOwner } from "../db/owner.ts";
import { argumentsOf, runCommand, TERMINAL_LOG } from "./command.ts";

const USAGE = "npm run backup -- [--out FILE]";

await runCommand(USAGE, async (config) => {
  const { values } = argumentsOf({ flags: { out: { type: "string" } }, takesFiles: false, usage: USAGE });
  const madeAt = new Date().toISOString();
  const directory = config.backupDir ?? join(PROJECT_ROOT, ".diner", "backups");
  const file = resolve(values.out ?? join(directory, `diner-${madeAt.replaceAll(":", "-")}.backup`));
  await mkdir(dirname(file), { recursive: true });
  const site = await findDatabaseSite(config, TERMINAL_LOG);
  try {
    const { tables, bytes } = await withOwner(site.owner, (client) => writeBackup(client, file, madeAt));
    return `${file}: ${tables} tables, ${bytes} bytes`;
  } finally {
    await site.stop();
  }
});
