import type { ActorRefFrom } from "xstate";
import type { AppError } from "#core/errors/app-error.ts";
import type { PromotionId, ShopId } from "#core/kernel/id.ts";
import { portActor } from "#core/kernel/port-actor.ts";
import type { Result } from "#core/kernel/result.ts";
import { settingChart, settingSetup, type SettingEdit, type SettingReading } from "../setting.ts";
import {
  newPromotionDraft,
  readPromotionDraft,
  toPromotionDraft,
  type PromotionDraft,
} from "./promotion-draft.ts";
import type { PromotionSettingsPort } from "./promotion-settings.ports.ts";
import type { HeldPromotion, HeldPromotions, PromotionProblems, PromotionTerms } from "./promotion-terms.ts";

/** A promotion among those of its shop; null while it is not made yet. */
export interface PromotionAmongOthers {
  readonly list: HeldPromotions;
  readonly promotion: HeldPromotion | null;
}

type Edit = SettingEdit<PromotionAmongOthers, PromotionDraft>;
type Begun = SettingReading<PromotionAmongOthers, PromotionDraft>;

/** The running promotion. */
export type PromotionSettingsActor = ActorRefFrom<typeof promotionSettingsMachine>;

/** One promotion on screen. */
export const promotionSettingsMachine = settingSetup<PromotionAmongOthers, PromotionDraft>().createMachine(
  settingChart<PromotionAmongOthers, PromotionDraft>("promotionSettings"),
);

interface PromotionPlace {
  readonly shopId: ShopId;
  /** Null is a new one. */
  readonly promotionId: PromotionId | null;
  readonly comma: "," | ".";
  /** Of a new promotion, unless somebody types another. */
  readonly newCode: string;
}

const MISSING: AppError = { tag: "NotFound", key: "not_found", message: null };

/** What was typed, next to the other promotions of the shop. */
export function readPromotionEdit({ held, draft }: Edit): Result<PromotionTerms, PromotionProblems> {
  const { list, promotion } = held;
  const others = list.promotions.filter(({ id }) => id !== promotion?.id);
  return readPromotionDraft(draft, list.timezone, {
    takenCodes: others.flatMap(({ terms }) => terms.code ?? []),
    uses: promotion === null ? 0 : promotion.uses.held + promotion.uses.used,
  });
}

/** The machine with the server behind it, for one promotion or a new one. */
export function connectPromotionSettings(
  port: PromotionSettingsPort,
  { shopId, promotionId, comma, newCode }: PromotionPlace,
): typeof promotionSettingsMachine {
  const reading = (list: HeldPromotions, promotion: HeldPromotion | null): Begun => ({
    held: { list, promotion },
    pristine:
      promotion === null
        ? newPromotionDraft(newCode)
        : toPromotionDraft(promotion.terms, comma, list.timezone),
  });
  return promotionSettingsMachine.provide({
    guards: {
      isFine: ({ context: { edit } }) => edit !== null && readPromotionEdit(edit).ok,
    },
    actors: {
      read: portActor(async (_, signal) => {
        const list = await port.listPromotions(shopId, signal);
        const found = list.promotions.find(({ id }) => id === promotionId);
        if (promotionId !== null && found === undefined) throw MISSING;
        return reading(list, found ?? null);
      }),
      write: portActor(async (edit, signal) => {
        const terms = readPromotionEdit(edit);
        if (!terms.ok) throw new Error("A promotion is sent that was refused");
        const { list, promotion } = edit.held;
        const written =
          promotion === null
            ? await port.createPromotion(shopId, terms.value, signal)
            : await port.writePromotion(promotion.id, promotion.version, terms.value, signal);
        return reading(list, written);
      }),
    },
  });
}
