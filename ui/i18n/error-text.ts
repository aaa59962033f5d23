import type { ErrorMoment } from "#core/errors/error-moment.ts";
import { noZoneKey } from "#core/fulfillment/delivery-zone.ts";
import { isCurrency } from "#core/money/currency.ts";
import type { Money } from "#core/money/money.ts";
import { nextOpeningFact, noticeOfClosed } from "#core/shop/next-opening-fact.ts";
import { parseInstant, type Instant } from "#core/time/instant.ts";
import { textAt } from "./text-at.ts";
import type { I18n } from "./i18n.ts";

/** What an error tells beside its key: snake_case from the wire, camelCase from core's blockers; both are read. */
export type ErrorFacts = Readonly<Record<string, unknown>>;

/** Where and when an error is read; without it, sentences that would name an hour leave it out. */
export type Moment = ErrorMoment;

function numberIn(facts: ErrorFacts, name: string): number | null {
  const value = facts[name];
  return typeof value === "number" ? value : null;
}

function instantIn(facts: ErrorFacts, name: string): Instant | null {
  const value = facts[name];
  return typeof value === "string" ? parseInstant(value) : null;
}

function moneyIn(facts: ErrorFacts, name: string): Money | null {
  const value = facts[name];
  if (typeof value !== "object" || value === null || !("amount" in value) || !("currency" in value))
    return null;
  const { amount, currency } = value;
  return typeof amount === "string" && typeof currency === "string" && isCurrency(currency)
    ? { amount, currency }
    : null;
}

function factText(
  { L, format }: I18n,
  key: string,
  facts: ErrorFacts,
  moment: Moment | undefined,
): string | null {
  const clock = (instant: Instant | null): string | null =>
    instant === null || moment === undefined ? null : format.time(instant, moment.zone);
  switch (key) {
    case "location.closed": {
      const opensAt = instantIn(facts, "next_opening_at") ?? instantIn(facts, "nextOpeningAt");
      if (moment === undefined) return L.facts.closed({ opening: format.opening({ kind: "unknown" }) });
      return format.closed(noticeOfClosed(moment.location ?? null, opensAt, moment.now, moment.zone));
    }
    case "address.out_of_zone":
      return textAt(L, noZoneKey(moment?.location?.isOneOfSeveral === true).split("."));
    case "location.paused": {
      const time = clock(instantIn(facts, "until"));
      return time === null ? L.facts.paused() : L.facts.pausedUntil({ time });
    }
    case "order.below_minimum": {
      const missing = moneyIn(facts, "missing");
      return missing === null
        ? L.facts.belowMinimumPlain()
        : L.facts.belowMinimum({ amount: format.money(missing) });
    }
    case "slot.full": {
      const next = instantIn(facts, "next_slot") ?? instantIn(facts, "nextSlot");
      if (next === null || moment === undefined) return L.facts.slotFull();
      return L.facts.slotFullNext({ when: format.opening(nextOpeningFact(next, moment.now, moment.zone)) });
    }
    case "checkout.promise_changed": {
      const { promise } = facts;
      const latest =
        typeof promise === "object" && promise !== null ? instantIn({ ...promise }, "latest") : null;
      const time = clock(latest);
      return time === null ? L.facts.promiseChanged() : L.facts.promiseChangedTo({ time });
    }
    case "checkout.total_mismatch": {
      const total = moneyIn(facts, "total");
      return total === null
        ? L.facts.totalMismatch()
        : L.facts.totalMismatchTo({ amount: format.money(total) });
    }
    case "cart.too_many_lines": {
      const max = numberIn(facts, "max");
      return max === null ? null : L.facts.tooManyLines({ max });
    }
    case "item.options_invalid": {
      const [min, max] = [numberIn(facts, "min"), numberIn(facts, "max")];
      if (min === null || max === null) return L.facts.optionsInvalid();
      return min === max ? L.facts.optionsExactly({ n: min }) : L.facts.optionsBetween({ min, max });
    }
    case "points.not_enough": {
      const [needed, available] = [numberIn(facts, "needed"), numberIn(facts, "available")];
      return needed === null || available === null
        ? L.errors.not_enough_reward_points()
        : L.facts.pointsMissing({ needed: format.points(needed), available: format.points(available) });
    }
    case "phone.resend_too_soon":
    case "too_many_requests": {
      const seconds = numberIn(facts, "retry_after") ?? numberIn(facts, "resend_after");
      return seconds === null ? null : L.facts.retryAfter({ time: format.countdown(seconds) });
    }
    default:
      return null;
  }
}

/** The sentence for an error key of the wire, or null for a key that has none. */
export function wireErrorText(
  i18n: I18n,
  key: string,
  facts: ErrorFacts = {},
  moment?: Moment,
): string | null {
  return factText(i18n, key, facts, moment) ?? textAt(i18n.L.refusals, [key]);
}

/**
 * The sentence for an error's key, with its figures where the facts hold them; «Eroare necunoscută» for a key
 * nobody knows. Also for checkout's blockers: `errorText(i18n, blocker.key, blocker, moment)`.
 */
export function errorText(i18n: I18n, key: string, facts: ErrorFacts = {}, moment?: Moment): string {
  return wireErrorText(i18n, key, facts, moment) ?? i18n.L.errors.unknown_error();
}
