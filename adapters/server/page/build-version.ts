import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** A short name of the browser build: it changes when, and only when, what browsers load does. */
export async function buildVersion(clientDirectory: string): Promise<string> {
  const manifest = await readFile(join(clientDirectory, ".vite", "manifest.json"));
  return createHash("sha256").update(manifest).digest("hex").slice(0, 12);
}
