import type { ErrorDetails } from "#core/errors/app-error.ts";
import type { ErrorMoment } from "#core/errors/error-moment.ts";
import { noZoneKey } from "#core/shop/delivery-zone.ts";
import { nextOpeningFact, noticeOfClosed } from "#core/shop/next-opening-fact.ts";
import type { Instant } from "#core/time/instant.ts";
import { textAt } from "./text-at.ts";
import type { I18n } from "./i18n.ts";

/** Where and when an error is read; without it, sentences that would name an hour leave it out. */
export type Moment = ErrorMoment;

function factText(
  { t, format }: I18n,
  key: string,
  facts: ErrorDetails,
  moment: Moment | undefined,
): string | null {
  const clock = (instant: Instant | null): string | null =>
    instant === null || moment === undefined ? null : format.time(instant, moment.zone);
  switch (key) {
    case "location.closed": {
      const opensAt = facts.nextOpeningAt ?? null;
      if (moment === undefined) return t.facts.closed({ opening: format.opening({ kind: "unknown" }) });
      return format.closed(noticeOfClosed(moment.location ?? null, opensAt, moment.now, moment.zone));
    }
    case "address.out_of_zone":
      return textAt(t, noZoneKey(moment?.location?.isOneOfSeveral === true).split("."));
    case "location.paused": {
      const time = clock(facts.until ?? null);
      return time === null ? t.facts.paused() : t.facts.pausedUntil({ time });
    }
    case "order.below_minimum": {
      const { missing } = facts;
      return missing === undefined
        ? t.facts.belowMinimumPlain()
        : t.facts.belowMinimum({ amount: format.money(missing) });
    }
    case "slot.full": {
      const next = facts.nextSlot ?? null;
      if (next === null || moment === undefined) return t.facts.slotFull();
      return t.facts.slotFullNext({ when: format.opening(nextOpeningFact(next, moment.now, moment.zone)) });
    }
    case "checkout.promise_changed": {
      const time = clock(facts.promise?.latest ?? null);
      return time === null ? t.facts.promiseChanged() : t.facts.promiseChangedTo({ time });
    }
    case "checkout.total_mismatch": {
      const { total } = facts;
      return total === undefined
        ? t.facts.totalMismatch()
        : t.facts.totalMismatchTo({ amount: format.money(total) });
    }
    case "cart.too_many_lines": {
      const { max } = facts;
      return max === undefined ? null : t.facts.tooManyLines({ max });
    }
    case "item.options_invalid": {
      const { min, max } = facts;
      if (min === undefined || max === undefined) return t.facts.optionsInvalid();
      return min === max ? t.facts.optionsExactly({ n: min }) : t.facts.optionsBetween({ min, max });
    }
    case "points.not_enough": {
      const { needed, available } = facts;
      return needed === undefined || available === undefined
        ? t.errors.not_enough_reward_points()
        : t.facts.pointsMissing({ needed: format.points(needed), available: format.points(available) });
    }
    case "phone.resend_too_soon": {
      const { resendAfter: seconds } = facts;
      return seconds === undefined ? null : t.facts.retryAfter({ time: format.countdown(seconds) });
    }
    default:
      return null;
  }
}

/** The sentence for an error key of the wire, or null for a key that has none. */
export function wireErrorText(
  i18n: I18n,
  key: string,
  facts: ErrorDetails = {},
  moment?: Moment,
): string | null {
  return factText(i18n, key, facts, moment) ?? textAt(i18n.t.refusals, [key]);
}

/**
 * The sentence for an error's key, with its figures where the facts hold them; «Eroare necunoscută» for a key
 * nobody knows. Also for checkout's blockers, whose parts are called the same.
 */
export function errorText(i18n: I18n, key: string, facts: ErrorDetails = {}, moment?: Moment): string {
  return wireErrorText(i18n, key, facts, moment) ?? i18n.t.errors.unknown_error();
}
