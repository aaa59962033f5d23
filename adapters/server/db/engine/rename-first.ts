import { rename, rm } from "node:fs/promises";

/** Gives a whole directory its name. Where another process was first, its equal stays, and this one is removed. */
export async function renameFirst(draft: string, name: string): Promise<void> {
  try {
    await rename(draft, name);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (!isAlreadyThere(error)) throw error;
  }
}

function isAlreadyThere(error: unknown): boolean {
  return error instanceof Error && "code" in error && (error.code === "ENOTEMPTY" || error.code === "EEXIST");
}
