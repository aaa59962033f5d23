import { startEngine } from "#adapters/server/db/engine/engine.ts";
import { SILENT_LOG } from "#tests/support/database/test-engine.ts";

// A server's part of a test that kills: starts the engine, tells where it is, and leaves when its input ends.
const engine = await startEngine({ dataDir: process.argv[2] ?? null, log: SILENT_LOG });
process.stdout.write(`${JSON.stringify(engine.connection)}\n`);
process.stdin.on("end", () => void engine.stop());
process.stdin.resume();
