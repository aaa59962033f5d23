import { enableCompileCache } from "node:module";
import { join } from "node:path";

// Compiling is half of a start. What this file imported statically would be compiled
// before the cache is on, so it imports nothing of ours.
enableCompileCache(join(import.meta.dirname, "../../node_modules/.cache/diner"));
const { startServer } = await import("./start-server.ts");
await startServer();
