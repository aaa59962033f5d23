/** Everything that the torture has made and must take away again, the latest last. */
const belongings: (() => Promise<void>)[] = [];

/** Takes care that something is cleared away: by the answer, or when the torture is interrupted. Clears once. */
export function clearLater(clear: () => Promise<void>): () => Promise<void> {
  let cleared: Promise<void> | null = null;
  const once = (): Promise<void> => (cleared ??= clear());
  belongings.push(once);
  return async () => {
    const place = belongings.indexOf(once);
    if (place >= 0) belongings.splice(place, 1);
    await once();
  };
}

/** Clears everything away at an interruption, and ends the process. */
export function clearWhenInterrupted(): void {
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => {
      void clearAll().finally(() => process.exit(1));
    });
}

async function clearAll(): Promise<void> {
  for (const clear of belongings.toReversed()) await clear().catch(() => undefined);
}
