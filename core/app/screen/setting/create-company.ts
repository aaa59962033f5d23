import { connectCompany, type CompanyActor } from "#core/setting/company/company.machine.ts";
import type { App } from "../../create-app.ts";
import { createScreenActor } from "../create-screen-actor.ts";
import { notifySetting } from "./notify-setting.ts";

/** The company of the organization that somebody works in. */
export function createCompany(app: App): CompanyActor {
  const actor = createScreenActor(app, connectCompany(app.ports.companies), undefined);
  notifySetting(app, actor, "operations.company");
  return actor;
}
