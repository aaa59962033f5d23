import { writeFile } from "node:fs/promises";
import { findShopBySlug } from "#adapters/server/shop/shops.queries.ts";
import { connectDatabase } from "../db/connect.ts";
import { exportMenu } from "../menu/file/export-menu.ts";
import { argumentsOf, runCommand, TERMINAL_LOG } from "./command.ts";

const USAGE = `npm run export-menu -- --shop SLUG [--out FILE]

  --shop SLUG   the shop whose menu it is
  --out FILE    where it is written; printed where none is named`;

// npm run export-menu -- --shop SLUG [--out FILE]
await runCommand(USAGE, async (config) => {
  const { values } = argumentsOf({
    flags: { shop: { type: "string" }, out: { type: "string" } },
    takesFiles: false,
    usage: USAGE,
  });
  if (values.shop === undefined) throw new Error(`--shop is missing\n\n${USAGE}`);
  const database = await connectDatabase(config, TERMINAL_LOG);
  try {
    const found = await findShopBySlug(database.app, values.shop);
    const text = found === null ? null : await exportMenu(database.app, found);
    if (text === null) throw new Error(`There is no shop ${JSON.stringify(values.shop)}.`);
    if (values.out === undefined) return text.trimEnd();
    await writeFile(values.out, text);
    return `The menu of ${values.shop} is in ${values.out}.`;
  } finally {
    await database.stop();
  }
});
