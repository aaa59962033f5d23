import { resolve } from "node:path";
import { findDatabaseSite } from "../db/connect.ts";
import { withOwner } from "../db/owner.ts";
import { restoreBackup } from "#adapters/server/backup/restore.ts";
import { readSchema } from "../db/schema/schema-files.ts";
import { argumentsOf, runCommand, TERMINAL_LOG } from "./command.ts";

const USAGE = "npm run restore -- FILE [--replace]";

await runCommand(USAGE, async (config) => {
  const { values, positionals } = argumentsOf({
    flags: { replace: { type: "boolean" } },
    takesFiles: true,
    usage: USAGE,
  });
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) throw new Error(`Name one backup: ${USAGE}`);
  const schema = await readSchema();
  const site = await findDatabaseSite(config, TERMINAL_LOG);
  try {
    const options = { file: resolve(file), replace: values.replace === true, schema, log: TERMINAL_LOG };
    const { madeAt, tables } = await withOwner(site.owner, (client) => restoreBackup(client, options));
    return `Restored ${tables} tables as they were at ${madeAt}`;
  } finally {
    await site.stop();
  }
});
