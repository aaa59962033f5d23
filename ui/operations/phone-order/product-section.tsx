import { useId, type ReactElement } from "react";
import type { Workplace } from "#core/account/workplace.ts";
import { toId, type CartItemId } from "#core/kernel/id.ts";
import type { PhoneOrderActor } from "#core/phone-order/phone-order.machine.ts";
import { useApp } from "#ui/app/app-context.tsx";
import { useSelected } from "#ui/app/use-selected.ts";
import { Button } from "#ui/design/button/button.tsx";
import { Banner } from "#ui/design/feedback/banner.tsx";
import { Skeleton } from "#ui/design/feedback/skeleton.tsx";
import { VisuallyHidden } from "#ui/design/visually-hidden.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as styles from "./phone-order.css.ts";
import { ProductFinder } from "./product-finder.tsx";

interface ProductSectionProps {
  readonly actor: PhoneOrderActor;
  readonly workplace: Workplace;
}

const SKELETONS = [1, 2, 3] as const;

/** What the caller wants: the menu of the location, once it was read. */
export function ProductSection({ actor, workplace }: ProductSectionProps): ReactElement {
  const { t } = useI18n();
  const id = useId();
  const menu = useSelected(actor, ({ context }) => context.menu);
  const method = useSelected(actor, ({ context }) => context.draft.method);
  const { ids } = useApp().ports;
  const isFailed = useSelected(actor, (snapshot) => snapshot.hasTag("menuFailed"));
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {t.phoneOrder.products()}
      </h2>
      {isFailed && (
        <Banner
          tone="warn"
          role="status"
          action={
            <Button size="md" look="soft" onPress={() => actor.send({ type: "phoneOrder.retry" })}>
              {t.common.retry()}
            </Button>
          }
        >
          {t.phoneOrder.menuFailed()}
        </Banner>
      )}
      {menu !== null && (
        <ProductFinder
          workplace={workplace}
          menu={menu}
          method={method}
          onAdd={(item) => actor.send({ type: "phoneOrder.add", item, id: toId<CartItemId>(ids.ulid()) })}
        />
      )}
      {menu === null && !isFailed && (
        <div className={styles.results} role="status" aria-busy="true">
          <VisuallyHidden>{t.common.loading()}</VisuallyHidden>
          {SKELETONS.map((line) => (
            <Skeleton key={line} shape="button" />
          ))}
        </div>
      )}
    </section>
  );
}
