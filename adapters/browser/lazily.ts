import type { AppError } from "#core/errors/app-error.ts";

/**
 * A part of the product that loads once, when first asked for. A load that fails (no network, or the build was
 * replaced) rejects with Unreachable, calls `onMissing`, and is tried again the next time.
 */
export function lazily<T>(
  load: () => Promise<T>,
  onMissing: (error: AppError) => void = () => undefined,
): () => Promise<T> {
  let loading: Promise<T> | null = null;
  return () => {
    loading ??= load().catch(() => {
      loading = null;
      const error: AppError = { tag: "Unreachable", key: "network.unreachable", message: null };
      onMissing(error);
      throw error;
    });
    return loading;
  };
}
