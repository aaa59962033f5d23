import { keyMessage } from "#core/kernel/message.ts";
import type { SettingEmitted } from "#core/setting/setting.ts";
import type { App } from "../../create-app.ts";

/**
 * Tells what became of a setting: that it was saved, and what could not be written. What could not be read is said in its
 * own place and only reported.
 */
export function notifySetting(
  app: App,
  actor: { on(type: "*", handler: (emitted: SettingEmitted) => void): unknown },
  where: string,
): void {
  actor.on("*", (emitted) => {
    if (emitted.type === "setting.saved")
      app.root.send({ type: "app.toast", toast: { title: keyMessage("operations.settings.saved") } });
    else if (emitted.during === "read") app.ports.reports.report(emitted.error, where);
    else app.root.send({ type: "app.fail", error: emitted.error, where });
  });
}
