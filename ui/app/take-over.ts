import { TAKEN_OVER_EVENT } from "#core/app/page.ts";
import type { App } from "#core/app/create-app.ts";

/** Starts the app, and then has it hear what was pressed before. */
export function takeOver(app: App): void {
  app.start();
  window.dispatchEvent(new Event(TAKEN_OVER_EVENT));
}
