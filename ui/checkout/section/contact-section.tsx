import type { ReactElement } from "react";
import { selectUser } from "#core/account/auth/auth.selectors.ts";
import { ORDER_TEXT } from "#core/checkout/order-field-problems.ts";
import { withRedirect } from "#core/routing/redirect-parameter.ts";
import { useActors } from "#ui/app/app-context.tsx";
import { useSelected } from "#ui/app/use-selected.ts";
import { PhoneIcon } from "#ui/design/icons/purchase.tsx";
import { textLink } from "#ui/design/layout/layout.css.ts";
import { TextField } from "#ui/design/field/text-field.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { ScopedLink } from "#ui/router/scoped-link.tsx";
import { useScopedPath } from "#ui/router/use-route-scope.ts";
import { CheckoutSection } from "./checkout-section.tsx";
import * as styles from "./checkout-section.css.ts";
import { PlaceRow } from "./place-row.tsx";
import { useDraft, useFieldErrors, type CheckoutPartProps } from "../use-checkout.ts";

/** Who receives the order; the phone is the verified one. */
export function ContactSection({ actor }: CheckoutPartProps): ReactElement {
  const { t, format } = useI18n();
  const here = useScopedPath();
  const { auth } = useActors();
  const phone = useSelected(auth, selectUser)?.phone ?? null;
  const { draft, change } = useDraft(actor);
  const errorOf = useFieldErrors(actor);
  return (
    <CheckoutSection actor={actor} title={t.checkout.contactTitle()} places={["phone"]}>
      <div className={styles.pair}>
        <TextField
          label={t.auth.firstName()}
          name="firstName"
          autoComplete="given-name"
          maxLength={ORDER_TEXT.firstName.max}
          value={draft.firstName}
          error={errorOf("firstName")}
          onChange={(firstName) => change({ firstName })}
        />
        <TextField
          label={t.auth.lastName()}
          optionalLabel={t.common.optional()}
          name="lastName"
          autoComplete="family-name"
          maxLength={ORDER_TEXT.lastName.max}
          value={draft.lastName}
          error={errorOf("lastName")}
          onChange={(lastName) => change({ lastName })}
        />
      </div>
      {phone !== null && (
        <PlaceRow
          icon={<PhoneIcon />}
          label={t.checkout.verifiedPhone()}
          text={format.phone(phone)}
          action={
            <ScopedLink to={withRedirect("/add-phone-number", here("/checkout"))} className={textLink}>
              {t.phone.changeNumber()}
            </ScopedLink>
          }
        />
      )}
    </CheckoutSection>
  );
}
