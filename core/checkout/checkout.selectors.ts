import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { AppError } from "#core/errors/app-error.ts";
import type { FieldErrors } from "#core/form/form-field.ts";
import type { Message } from "#core/kernel/message.ts";
import type { Blocker } from "./blocker.ts";
import type { CheckoutDraft } from "./checkout-draft.ts";
import type { checkoutMachine } from "./checkout.machine.ts";
import type { Quote } from "./quote.ts";

/** The running checkout. */
export type CheckoutActor = ActorRefFrom<typeof checkoutMachine>;
/** One state of it. */
export type CheckoutSnapshot = SnapshotFrom<typeof checkoutMachine>;

/** What the person filled in. */
export function selectDraft(snapshot: CheckoutSnapshot): CheckoutDraft {
  return snapshot.context.form.values;
}

/** The last quote; while a new one is under way the old one stays on screen. */
export function selectQuote(snapshot: CheckoutSnapshot): Quote | null {
  return snapshot.context.quote;
}

/** Whether newer sums and a newer promise are being loaded. */
export function selectIsQuoteBusy(snapshot: CheckoutSnapshot): boolean {
  return snapshot.matches("editing") && snapshot.hasTag("busy");
}

/** What stands in the way of the order. */
export function selectBlockers(snapshot: CheckoutSnapshot): readonly Blocker[] {
  return snapshot.context.quote?.blockers ?? [];
}

/** Whether the button that orders may be pressed: its sum stands. Fields and blockers are looked at when it is. */
export function selectMayPlace(snapshot: CheckoutSnapshot): boolean {
  return snapshot.matches({ editing: "ready" });
}

/** Whether the order is being sent. */
export function selectIsPlacing(snapshot: CheckoutSnapshot): boolean {
  return snapshot.matches("placing");
}

/** "We are checking your order": its answer was lost. `stuck` when it takes long enough to say so. */
export function selectChecking(snapshot: CheckoutSnapshot): "no" | "checking" | "stuck" {
  if (!snapshot.matches("checking")) return "no";
  return snapshot.matches({ checking: "stuck" }) ? "stuck" : "checking";
}

/** The old and the new quote, while the person is asked whether the changed one is fine. */
export function selectChange(
  snapshot: CheckoutSnapshot,
): { readonly old: Quote; readonly new: Quote } | null {
  const { agreedQuote, quote } = snapshot.context;
  if (!snapshot.matches({ changed: "asking" }) || agreedQuote === null || quote === null) return null;
  return { old: agreedQuote, new: quote };
}

/** What is wrong with a field, by its name in the draft. */
export function selectCheckoutErrors(snapshot: CheckoutSnapshot): FieldErrors {
  return snapshot.context.form.errors;
}

/** What the server refused and no field shows. */
export function selectCheckoutFormError(snapshot: CheckoutSnapshot): Message | null {
  return snapshot.context.form.formError;
}

/** Why there is no quote; null unless the last one could not be had. */
export function selectQuoteError(snapshot: CheckoutSnapshot): AppError | null {
  return snapshot.matches("editing") && snapshot.hasTag("failed") ? snapshot.context.error : null;
}
