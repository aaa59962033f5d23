import type { AppError } from "#core/errors/app-error.ts";
import type { IconFilePort } from "#core/icon/icon.ports.ts";

/** Fetches the file of icons with `fetch`, and warns with `warn`. */
export function createIconFilePort(
  fetch: (path: string, options: { readonly signal: AbortSignal }) => Promise<{ readonly ok: boolean }>,
  warn: (...words: readonly unknown[]) => void,
): IconFilePort {
  return {
    load: async (path, signal) => {
      const error: AppError = { tag: "Unreachable", key: "network.unreachable", message: null };
      const answered = await fetch(path, { signal }).catch(() => null);
      if (answered?.ok !== true) throw error;
    },
    warn: (path) => warn("Icons are missing", path),
  };
}
