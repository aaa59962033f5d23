import { selectDraft, selectCheckoutErrors, type CheckoutActor } from "#core/checkout/checkout.selectors.ts";
import type { CheckoutDraft } from "#core/checkout/checkout-draft.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { messageText } from "#ui/i18n/message-text.ts";

/** The props of every section of checkout. */
export interface CheckoutPartProps {
  readonly actor: CheckoutActor;
}

/** The values of the fields, and the function that changes them. */
export function useDraft(actor: CheckoutActor): {
  readonly draft: CheckoutDraft;
  readonly change: (change: Partial<CheckoutDraft>) => void;
} {
  return {
    draft: useSelected(actor, selectDraft),
    change: (change) => actor.send({ type: "checkout.change", change }),
  };
}

/** The error text of a field, by its name in the draft. */
export function useFieldErrors(actor: CheckoutActor): (field: keyof CheckoutDraft) => string | undefined {
  const i18n = useI18n();
  const errors = useSelected(actor, selectCheckoutErrors);
  return (field) => {
    const message = errors[field];
    return message === undefined ? undefined : messageText(i18n, message);
  };
}
