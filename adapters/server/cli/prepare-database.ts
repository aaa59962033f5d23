import { prepareDatabase } from "../db/prepared-database.ts";
import { TERMINAL_LOG } from "./command.ts";

/** Prepares what a first start of this build begins with. Servers with a DATABASE_URL need none of it, so a failure costs time alone. */
try {
  await prepareDatabase(TERMINAL_LOG);
} catch (error) {
  const why = error instanceof Error ? error.message : String(error);
  process.stderr.write(`The first start will make its database from nothing: ${why}\n`);
}
