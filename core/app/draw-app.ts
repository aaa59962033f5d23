import { required } from "#core/kernel/required.ts";
import type { Instant } from "#core/time/instant.ts";
import { connectApp } from "./connect-app.ts";
import { createApp, type App, type AppOptions } from "./create-app.ts";
import type { appMachine } from "./app.machine.ts";
import { createRenderPorts } from "./render-ports.ts";

/** Makes the app of a page as its snapshot has it, and answers what is drawn of it: at once, before the next one is made. */
export type DrawApp = <Drawn>(
  options: Omit<AppOptions, "machine">,
  draw: (app: App) => Drawn extends Promise<unknown> ? never : Drawn,
) => Drawn;

/** Draws pages on a server. All their apps start from one machine, as making that takes longer than drawing a product. */
export function createDrawing(): DrawApp {
  let renderedAt: Instant | null = null;
  let machine: typeof appMachine | null = null;
  const ports = createRenderPorts(() => required(renderedAt, "page"));
  return (options, draw) => {
    renderedAt = options.config.renderedAt;
    machine ??= connectApp(ports);
    return draw(createApp(ports, { ...options, machine }));
  };
}
