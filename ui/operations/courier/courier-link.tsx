import { useState, type ReactElement } from "react";
import { createCourierLink } from "#core/app/screen/create-courier-link.ts";
import { selectCourierLink } from "#core/order/run/courier-link.machine.ts";
import type { StaffOrder } from "#core/order/order.ts";
import { useScreenActor } from "#ui/app/use-screen-actor.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { Button } from "#ui/design/button/button.tsx";
import { Banner } from "#ui/design/feedback/banner.tsx";
import { TextField } from "#ui/design/field/text-field.tsx";
import { errorText } from "#ui/i18n/error-text.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as styles from "./courier-link.css.ts";

interface CourierLinkProps {
  readonly order: StaffOrder;
}

/** Another link and PIN for who brings the order, shown once; those that they have are void then (COURIER-4, COURIER-6). */
export function CourierLink({ order }: CourierLinkProps): ReactElement {
  const i18n = useI18n();
  const { t } = i18n;
  const actor = useScreenActor((app) => createCourierLink(app, order.id));
  const { made, error } = useSelected(actor, selectCourierLink);
  const link = made?.link ?? null;
  const isBusy = useSelected(actor, (snapshot) => snapshot.hasTag("busy"));
  const [copied, setCopied] = useState<string | null>(null);
  const phone = order.courier?.phone ?? null;
  return (
    <section className={styles.link} aria-label={t.operations.courier.link()}>
      <p className={styles.hint}>
        {phone === null ? t.operations.courier.linkByHand() : t.operations.courier.linkSent()}
      </p>
      {link !== null && (
        <TextField
          label={t.operations.courier.link()}
          value={link}
          isReadOnly
          description={t.operations.courier.linkOnce()}
        />
      )}
      {made !== null && (
        <TextField
          label={t.courier.pin()}
          value={made.pin}
          isReadOnly
          description={t.operations.courier.pinFor({
            place: `${new URL(made.link).host}/co`,
            number: order.number,
          })}
        />
      )}
      <div className={styles.linkButtons}>
        {link !== null && (
          <Button
            size="md"
            onPress={() => {
              // Not there over plain http: the field can be copied by hand.
              navigator.clipboard?.writeText(link).then(
                () => setCopied(link),
                () => undefined,
              );
            }}
          >
            {t.operations.courier.copyLink()}
          </Button>
        )}
        <Button
          size="md"
          look="soft"
          loading={isBusy}
          onPress={() => actor.send({ type: "courierLink.make" })}
        >
          {t.operations.courier.newLink()}
        </Button>
      </div>
      <div role="status">{link !== null && copied === link && t.operations.courier.linkCopied()}</div>
      {error !== null && (
        <Banner role="alert" tone="danger">
          {error.message ?? errorText(i18n, error.key)}
        </Banner>
      )}
    </section>
  );
}
