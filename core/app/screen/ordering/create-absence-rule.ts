import type { LocationId } from "#core/kernel/id.ts";
import { connectAbsenceRule, type AbsenceRuleActor } from "#core/shop/ordering/absence-rule.machine.ts";
import type { App } from "../../create-app.ts";
import { createScreenActor } from "../create-screen-actor.ts";

/** What becomes of a location's orders when no screen follows it; its own place on screen says what failed. */
export function createAbsenceRule(app: App, locationId: LocationId): AbsenceRuleActor {
  return createScreenActor(app, connectAbsenceRule(app.ports.absenceRules), { locationId });
}
