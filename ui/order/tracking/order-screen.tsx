import { Suspense, type ReactElement } from "react";
import { selectUser } from "#core/account/auth/auth.selectors.ts";
import { toId, type OrderId } from "#core/kernel/id.ts";
import { page } from "#ui/design/layout/layout.css.ts";
import { useActors } from "#ui/app/app-context.tsx";
import { useSelected } from "#ui/app/use-selected.ts";
import { SkeletonList } from "#ui/design/feedback/skeleton-list.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import type { ScreenProps } from "#ui/router/screen.ts";
import { OrderPage } from "./order-page.tsx";
import * as styles from "./order-screen.css.ts";

/** One order, live. */
export default function OrderScreen({ params }: ScreenProps): ReactElement {
  const id = params["order"] ?? "";
  const { t } = useI18n();
  const isCustomer = useSelected(useActors().auth, selectUser) !== null;
  return (
    <main id="content" tabIndex={-1} className={`${page({ width: "middle" })} ${styles.screen}`}>
      {isCustomer ? (
        <Suspense fallback={<SkeletonList label={t.common.loading()} count={3} />}>
          <OrderPage key={id} orderId={toId<OrderId>(id)} />
        </Suspense>
      ) : (
        <SkeletonList label={t.common.loading()} count={3} />
      )}
    </main>
  );
}
