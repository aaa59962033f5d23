import type { ActorRefFrom } from "xstate";
import type { ShopId } from "#core/kernel/id.ts";
import { portActor } from "#core/kernel/port-actor.ts";
import { settingChart, settingSetup, type SettingReading } from "../setting.ts";
import type { PointsRulePort } from "./points-rule.ports.ts";
import { readPointsDraft, toPointsDraft, type HeldPointsRule, type PointsDraft } from "./points-rule.ts";

/** The running rule of a shop. */
export type PointsRuleActor = ActorRefFrom<typeof pointsRuleMachine>;

/** How a shop gives points, on screen. */
export const pointsRuleMachine = settingSetup<HeldPointsRule, PointsDraft>().createMachine(
  settingChart<HeldPointsRule, PointsDraft>("pointsRule"),
);

/** The machine with the server behind it, for one shop. */
export function connectPointsRule(
  port: PointsRulePort,
  { id, comma }: { readonly id: ShopId; readonly comma: "," | "." },
): typeof pointsRuleMachine {
  const reading = (held: HeldPointsRule): SettingReading<HeldPointsRule, PointsDraft> => ({
    held,
    pristine: toPointsDraft(held.rule, comma),
  });
  return pointsRuleMachine.provide({
    guards: { isFine: ({ context: { edit } }) => edit !== null && readPointsDraft(edit.draft).ok },
    actors: {
      read: portActor(async (_, signal) => reading(await port.readPointsRule(id, signal))),
      write: portActor(async ({ held, draft }, signal) => {
        const rule = readPointsDraft(draft);
        if (!rule.ok) throw new Error("A rule is sent that was refused");
        return reading(await port.writePointsRule(id, held.version, rule.value, signal));
      }),
    },
  });
}
