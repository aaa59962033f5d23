import { Suspense, useId, type ReactElement } from "react";
import { mayUser } from "#core/account/permissions.ts";
import { createCustomerCard } from "#core/app/screen/create-customer-card.ts";
import type { CustomerId, LocationId } from "#core/kernel/id.ts";
import { selectCustomerCard } from "#core/order/customer/customer-card.machine.ts";
import { useScreenActor } from "#ui/app/use-screen-actor.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { Button } from "#ui/design/button/button.tsx";
import { Banner } from "#ui/design/feedback/banner.tsx";
import { SkeletonList } from "#ui/design/feedback/skeleton-list.tsx";
import { late } from "#ui/errors/late.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { useModal } from "#ui/modal/use-modal.ts";
import { useOffice } from "../office-context.tsx";
import { CustomerFacts } from "./customer-facts.tsx";
import { CustomerOrders } from "./customer-orders.tsx";
import * as styles from "./customer-section.css.ts";

const BlockSheet = late(async () => (await import("./block-sheet.tsx")).BlockSheet);

interface CustomerSectionProps {
  readonly customerId: CustomerId;
  /** Where the order is that shows them. */
  readonly locationId: LocationId;
  /** 3 in a dialog, whose title is the second. */
  readonly headingLevel?: 2 | 3;
}

/** What is known about the customer of an order, and for managers whether they may order again (ACCOUNT-22). */
export function CustomerSection({
  customerId,
  locationId,
  headingLevel = 3,
}: CustomerSectionProps): ReactElement {
  const Heading = `h${headingLevel}` as const;
  const { t } = useI18n();
  const id = useId();
  const { user } = useOffice();
  const actor = useScreenActor((app) => createCustomerCard(app, customerId));
  const card = useSelected(actor, selectCustomerCard);
  const isBusy = useSelected(actor, (snapshot) => snapshot.hasTag("busy"));
  const isFailed = useSelected(actor, (snapshot) => snapshot.hasTag("failed"));
  const { isOpen, isKept, layer, open, close } = useModal("operations.block");
  const mayBlock = mayUser(user, user.selectedOrganizationId, "customers.block", locationId);
  return (
    <section className={styles.section} aria-labelledby={id}>
      <Heading id={id} className={styles.heading}>
        {t.customerCard.title()}
      </Heading>
      {isFailed && (
        <Banner
          tone="warn"
          role="status"
          action={
            <Button size="md" look="soft" onPress={() => actor.send({ type: "customerCard.refresh" })}>
              {t.common.retry()}
            </Button>
          }
        >
          {t.customerCard.unread()}
        </Banner>
      )}
      {card === null && isBusy && <SkeletonList label={t.common.loading()} count={2} />}
      {card !== null && (
        <>
          <CustomerFacts card={card} />
          <CustomerOrders orders={card.lastOrders} />
          {mayBlock && (
            <div className={styles.action}>
              {card.block === null ? (
                <Button size="md" look="soft" className={styles.danger} onPress={open}>
                  {t.customerCard.block()}
                </Button>
              ) : (
                <Button
                  size="md"
                  look="soft"
                  loading={isBusy}
                  onPress={() => actor.send({ type: "customerCard.unblock" })}
                >
                  {t.customerCard.unblock()}
                </Button>
              )}
            </div>
          )}
          {isKept && (
            <Suspense>
              <BlockSheet
                isOpen={isOpen}
                layer={layer}
                onClose={close}
                onBlock={(reason) => actor.send({ type: "customerCard.block", reason })}
              />
            </Suspense>
          )}
        </>
      )}
    </section>
  );
}
