import { connectInstallPrompt, type InstallPromptActor } from "#core/install/install-prompt.machine.ts";
import type { App } from "../../create-app.ts";
import { createScreenActor } from "../create-screen-actor.ts";

/** The offer to install the shop of this page (INSTALL-1). */
export function createInstallPrompt(app: App): InstallPromptActor {
  return createScreenActor(app, connectInstallPrompt(app.ports.install), undefined);
}
