import type { ShopId } from "#core/kernel/id.ts";
import { connectPointsRule, type PointsRuleActor } from "#core/setting/points/points-rule.machine.ts";
import type { App } from "../../create-app.ts";
import { createScreenActor } from "../create-screen-actor.ts";
import { notifySetting } from "./notify-setting.ts";

/** How a shop gives points; the rate is typed with this comma. */
export function createPointsRule(app: App, id: ShopId, comma: "," | "."): PointsRuleActor {
  const machine = connectPointsRule(app.ports.pointsRules, { id, comma });
  const actor = createScreenActor(app, machine, undefined);
  notifySetting(app, actor, "operations.points");
  return actor;
}
