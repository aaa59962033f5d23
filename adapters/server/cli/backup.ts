import { mkdir } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { writeBackup } from "#adapters/server/backup/backup.ts";
import { findDatabaseSite } from "../db/connect.ts";
import { PROJECT_ROOT } from "../db/engine/home.ts";
import { withOwner } from "../db/owner.ts";
import { runCommand, TERMINAL_LOG } from "./command.ts";

// npm run backup -- [--out FILE]
await runCommand(async (config) => {
  const { values } = parseArgs({ options: { out: { type: "string" } } });
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
