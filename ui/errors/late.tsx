import { lazy, useEffect, type LazyExoticComponent, type ReactNode } from "react";
import { toAppError } from "#core/errors/app-error.ts";
import { useApp } from "#ui/app/app-context.tsx";

/** A component from a file of its own, which a newer build may have replaced. */
export function late<P = object>(
  load: () => Promise<(props: P) => ReactNode>,
): LazyExoticComponent<(props: P) => ReactNode> {
  return lazy(async () => ({ default: await load().catch(createMissing) }));
}

/** Stands in the place of a component whose file is missing: draws nothing, and says so once it would be on screen. */
export function createMissing(thrown: unknown): () => null {
  return function Missing() {
    const { root } = useApp();
    useEffect(() => root.send({ type: "app.fileMissing", error: toAppError(thrown) }), [root]);
    return null;
  };
}
