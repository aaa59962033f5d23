import { monotonicFactory } from "ulid";
import { createSystemClock } from "../clock/system-clock.ts";
import { connectDatabase } from "../db/connect.ts";
import { importZones } from "../import/zone/import-zones.ts";
import { readZonesCall, ZONES_USAGE } from "../import/zone/zone-flags.ts";
import { reportZones } from "../import/zone/zone-report.ts";
import { runCommand, TERMINAL_LOG } from "./command.ts";
import { readText } from "./read-text.ts";

// npm run import-zones -- --shop SLUG [flags] FILE…
await runCommand(ZONES_USAGE, async (config) => {
  const call = readZonesCall(process.argv.slice(2));
  if (!call.ok) throw new Error(call.error);
  const { paths, ...request } = call.value;
  const files = paths.map((path) => {
    const text = readText(path);
    if (text === null) throw new Error(`${path} cannot be read.`);
    return { name: path, text };
  });
  const database = await connectDatabase(config, TERMINAL_LOG);
  try {
    // Zones are listed by their ids: those of a file stay in its order.
    const next = monotonicFactory();
    const tools = { pool: database.app, clock: createSystemClock(), ids: { ulid: () => next() } };
    const imported = await importZones(tools, { ...request, files });
    if (!imported.ok) throw new Error(`${imported.error} Nothing was changed.`);
    return reportZones(imported.value, request);
  } finally {
    await database.stop();
  }
});
