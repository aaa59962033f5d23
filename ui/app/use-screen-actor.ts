import { useEffect, useState } from "react";
import type { App } from "#core/app/create-app.ts";
import { useApp } from "./app-context.tsx";

interface Runnable {
  start(): unknown;
  stop(): unknown;
}

/**
 * An actor that is opened with its screen, runs while that is mounted and stops with it, or does what `leave` asks of it then;
 * `open` counts once.
 */
export function useScreenActor<A extends Runnable>(
  open: (app: App) => A,
  leave: (actor: A) => unknown = stop,
): A {
  const app = useApp();
  const [actor] = useState(() => open(app));
  useEffect(() => {
    actor.start();
    return () => void leave(actor);
  }, [actor, leave]);
  return actor;
}

function stop(actor: Runnable): void {
  actor.stop();
}
