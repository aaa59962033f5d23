import type { ErrorDetails } from "#core/errors/app-error.ts";
import type { ErrorMoment } from "#core/errors/error-moment.ts";
import { noZoneKey } from "#core/shop/delivery-zone.ts";
import { toOpeningNotice, noticeOfClosed } from "#core/shop/closed-notice.ts";
import type { Instant } from "#core/time/instant.ts";
import { textAt } from "./text-at.ts";
import type { I18n } from "./i18n.ts";

/** Where and when an error is read; without it, sentences that would name an hour leave it out. */
export type Moment = ErrorMoment;

function detailedText(
  { t, format }: I18n,
  key: string,
  details: ErrorDetails,
  moment: Moment | undefined,
): string | null {
  const clock = (instant: Instant | null): string | null =>
    instant === null || moment === undefined ? null : format.time(instant, moment.zone);
  switch (key) {
    case "location.closed": {
      const opensAt = details.nextOpeningAt ?? null;
      if (moment === undefined)
        return t.errorDetails.closed({ opening: format.opening({ kind: "unknown" }) });
      return format.closed(noticeOfClosed(moment.location ?? null, opensAt, moment.now, moment.zone));
    }
    case "address.out_of_zone":
      return textAt(t, noZoneKey(moment?.location?.isOneOfSeveral === true).split("."));
    case "location.paused": {
      const time = clock(details.until ?? null);
      return time === null ? t.errorDetails.paused() : t.errorDetails.pausedUntil({ time });
    }
    case "order.below_minimum": {
      const { missing } = details;
      return missing === undefined
        ? t.errorDetails.belowMinimumPlain()
        : t.errorDetails.belowMinimum({ amount: format.money(missing) });
    }
    case "slot.full": {
      const next = details.nextSlot ?? null;
      if (next === null || moment === undefined) return t.errorDetails.slotFull();
      return t.errorDetails.slotFullNext({
        when: format.opening(toOpeningNotice(next, moment.now, moment.zone)),
      });
    }
    case "checkout.promise_changed": {
      const time = clock(details.promise?.latest ?? null);
      return time === null ? t.errorDetails.promiseChanged() : t.errorDetails.promiseChangedTo({ time });
    }
    case "checkout.total_mismatch": {
      const { total } = details;
      return total === undefined
        ? t.errorDetails.totalMismatch()
        : t.errorDetails.totalMismatchTo({ amount: format.money(total) });
    }
    case "cart.too_many_lines": {
      const { max } = details;
      return max === undefined ? null : t.errorDetails.tooManyLines({ max });
    }
    case "item.options_invalid": {
      const { min, max } = details;
      if (min === undefined || max === undefined) return t.errorDetails.optionsInvalid();
      return min === max
        ? t.errorDetails.optionsExactly({ n: min })
        : t.errorDetails.optionsBetween({ min, max });
    }
    case "points.not_enough": {
      const { needed, available } = details;
      return needed === undefined || available === undefined
        ? t.errors.not_enough_reward_points()
        : t.errorDetails.pointsMissing({
            needed: format.points(needed),
            available: format.points(available),
          });
    }
    case "account.open_orders":
      return t.errorDetails.openOrders({ names: (details.names ?? []).join(", ") });
    case "account.last_owner":
      return t.errorDetails.lastOwner({ names: (details.names ?? []).join(", ") });
    case "phone.resend_too_soon": {
      const { resendAfter: seconds } = details;
      return seconds === undefined ? null : t.errorDetails.retryAfter({ time: format.countdown(seconds) });
    }
    default:
      return null;
  }
}

/** The sentence for an error key of the wire, or null for a key that has none. */
export function wireErrorText(
  i18n: I18n,
  key: string,
  details: ErrorDetails = {},
  moment?: Moment,
): string | null {
  return detailedText(i18n, key, details, moment) ?? textAt(i18n.t.refusals, [key]);
}

/**
 * The sentence for an error's key, with its figures where the details contain them; the unknown error for a key
 * nobody knows. Also for checkout's blockers, whose parts are called the same.
 */
export function errorText(i18n: I18n, key: string, details: ErrorDetails = {}, moment?: Moment): string {
  return wireErrorText(i18n, key, details, moment) ?? i18n.t.errors.unknown_error();
}
