import type { ReactElement, ReactNode } from "react";
import { type DrawnCart, drawnCart } from "#core/app/own-page.ts";
import { selectUser } from "#core/account/auth/auth.selectors.ts";
import { selectLocations } from "#core/fulfillment/fulfillment.selectors.ts";
import { isolate } from "#core/kernel/isolate.ts";
import { useActors, useApp } from "#ui/app/app-context.tsx";
import { useSelected } from "#ui/app/use-selected.ts";
import { buttonStyle } from "#ui/design/button/button.css.ts";
import { Skeleton } from "#ui/design/feedback/skeleton.tsx";
import { PhoneIcon } from "#ui/design/icons/purchase.tsx";
import { StoreIcon } from "#ui/design/icons/storefront.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { OrderLines } from "#ui/order/order-lines.tsx";
import * as summaryStyles from "../checkout-summary.css.ts";
import * as sectionStyles from "../section/checkout-section.css.ts";
import { PlaceRow } from "../section/place-row.tsx";
import * as styles from "./checkout-shape.css.ts";

const SECTIONS = [1, 2, 3];

/** Checkout until it can be used: what the page was drawn with, else gray shapes. */
export function CheckoutShape(): ReactElement {
  const drawn = drawnCart(useApp());
  return (
    <div className={styles.checkout}>
      <div className={styles.columns}>{drawn === null ? <Shapes /> : <DrawnCheckout {...drawn} />}</div>
    </div>
  );
}

// The sections next to the sums.
function Shapes(): ReactElement {
  return (
    <>
      <div className={styles.sections}>
        {SECTIONS.map((section) => (
          <Skeleton key={section} shape="card" className={styles.section} />
        ))}
      </div>
      <Skeleton shape="card" className={styles.sums} />
    </>
  );
}

// What is known before anything is chosen: where it is cooked, who orders, and what.
function DrawnCheckout({ cart }: DrawnCart): ReactElement {
  const { t, format } = useI18n();
  const { auth, fulfillment } = useActors();
  const phone = useSelected(auth, selectUser)?.phone ?? null;
  const locations = useSelected(fulfillment, selectLocations);
  const location = locations.find(({ id }) => id === cart.locationId);
  return (
    <>
      <div className={styles.sections}>
        <DrawnSection title={t.checkout.methodTitle()}>
          <Skeleton shape="button" />
          {location !== undefined && (
            <PlaceRow
              icon={<StoreIcon />}
              label={t.checkout.from()}
              text={[location.name, location.address].map(isolate).join(", ")}
              action={
                locations.length > 1 ? (
                  <span
                    aria-hidden="true"
                    className={`${buttonStyle({ size: "sm", look: "soft" })} ${styles.kept}`}
                  >
                    {t.common.edit()}
                  </span>
                ) : undefined
              }
            />
          )}
        </DrawnSection>
        <DrawnSection title={t.checkout.timingTitle()}>
          <Skeleton shape="card" className={styles.choice} />
          <Skeleton shape="card" className={styles.choice} />
        </DrawnSection>
        <DrawnSection title={t.checkout.contactTitle()}>
          <div className={sectionStyles.pair}>
            <Skeleton shape="card" className={styles.field} />
            <Skeleton shape="card" className={styles.field} />
          </div>
          {phone !== null && (
            <PlaceRow icon={<PhoneIcon />} label={t.checkout.verifiedPhone()} text={format.phone(phone)} />
          )}
        </DrawnSection>
      </div>
      <section className={summaryStyles.summary} aria-label={t.checkout.summary()}>
        <h3 className={summaryStyles.title}>{t.checkout.summary()}</h3>
        <div className={summaryStyles.products}>
          <OrderLines lines={cart.lines} explains />
        </div>
        <Skeleton />
        <Skeleton />
      </section>
    </>
  );
}

interface DrawnSectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

function DrawnSection({ title, children }: DrawnSectionProps): ReactElement {
  return (
    <div className={sectionStyles.section}>
      <h3 className={sectionStyles.title}>{title}</h3>
      {children}
    </div>
  );
}
