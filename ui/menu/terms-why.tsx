import { Suspense, useId, useState, type ReactElement } from "react";
import { selectZone } from "#core/fulfillment/fulfillment.selectors.ts";
import { usualTrace } from "#core/shop/slot/usual-trace.ts";
import { useActors } from "#ui/app/app-context.tsx";
import { useSelected } from "#ui/app/use-selected.ts";
import { PlainButton } from "#ui/design/button/plain-button.tsx";
import { VisuallyHidden } from "#ui/design/visually-hidden.tsx";
import { ZoneTerms } from "#ui/fulfillment/zone-terms.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { answer } from "#ui/order/why.css.ts";
import type { PlaceOfOrder } from "#ui/shop/status/use-place-of-order.ts";
import * as styles from "./menu-head.css.ts";

interface TermsWhyProps {
  readonly place: PlaceOfOrder;
}

/** "Why?" of the minutes, the fee and the minimum above a menu (MENU-26): its answer takes a line of its own below them. */
export function TermsWhy({ place }: TermsWhyProps): ReactElement {
  const { t } = useI18n();
  const [isOpen, setOpen] = useState(false);
  const answerId = useId();
  return (
    <>
      <li className={styles.why}>
        <PlainButton
          look="text"
          aria-expanded={isOpen}
          aria-controls={answerId}
          onClick={() => setOpen(!isOpen)}
        >
          {t.common.why()}
          <VisuallyHidden> {t.shop.aboutTerms()}</VisuallyHidden>
        </PlainButton>
      </li>
      <li id={answerId} className={styles.reason} hidden={!isOpen}>
        {isOpen && (
          <Suspense>
            <TermsAnswer place={place} />
          </Suspense>
        )}
      </li>
    </>
  );
}

// Its texts come with the dialogs': until somebody asks they may be missing.
function TermsAnswer({ place: { location, method, now } }: TermsWhyProps): ReactElement {
  const { t, format } = useI18n();
  const { fulfillment } = useActors();
  const ownZone = useSelected(fulfillment, selectZone);
  const zone = ownZone ?? location.defaultDeliveryZone;
  return (
    <div className={answer}>
      <p>{format.trace(usualTrace(location, method, zone, now))}</p>
      {method === "delivery" && zone !== null && (
        <>
          <p>
            {ownZone === null ? t.address.ofUsualZone() : t.address.ofZone()} <bdi>{zone.name}</bdi>
          </p>
          <ZoneTerms zone={zone} location={location} />
        </>
      )}
    </div>
  );
}
