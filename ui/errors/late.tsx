import { lazy, useEffect, type LazyExoticComponent, type ReactNode } from "react";
import { toAppError } from "#core/errors/app-error.ts";
import { useApp } from "#ui/app/app-context.tsx";

/** A lazily loaded component, whose file a newer build may have replaced. */
export function late<P = object>(
  load: () => Promise<(props: P) => ReactNode>,
): LazyExoticComponent<(props: P) => ReactNode> {
  return lazy(async () => ({ default: await load().catch(createMissing) }));
}

/** Replaces a component whose file is missing: renders nothing, and reports it when it would appear. */
export function createMissing(thrown: unknown): () => null {
  return function Missing() {
    const { root } = useApp();
    useEffect(() => root.send({ type: "app.fileMissing", error: toAppError(thrown) }), [root]);
    return null;
  };
}
