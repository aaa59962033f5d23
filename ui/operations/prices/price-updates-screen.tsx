import { useEffect, type ReactElement } from "react";
import { useLocation } from "react-router";
import { mayUser } from "#core/account/permissions.ts";
import { createPriceUpdateList } from "#core/app/screen/create-price-update-list.ts";
import { priceUpdatePath, priceUpdatesPage, priceUpdatesPath } from "#core/menu/price-update/price-paths.ts";
import { selectAnswer, selectPollingError } from "#core/polling/polling.selectors.ts";
import { useScreenActor } from "#ui/app/use-screen-actor.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { buttonStyle } from "#ui/design/button/button.css.ts";
import { Button } from "#ui/design/button/button.tsx";
import { Banner } from "#ui/design/feedback/banner.tsx";
import { EmptyState } from "#ui/design/feedback/empty-state.tsx";
import { SkeletonList } from "#ui/design/feedback/skeleton-list.tsx";
import { PlusIcon } from "#ui/design/icons/controls.tsx";
import { OfflineIcon } from "#ui/design/icons/operations.tsx";
import { NoteIcon } from "#ui/design/icons/purchase.tsx";
import { LockIcon } from "#ui/design/icons/settings.tsx";
import { textLink } from "#ui/design/layout/layout.css.ts";
import { errorText } from "#ui/i18n/error-text.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { OrderPageLinks } from "#ui/order/history/order-page-links.tsx";
import { ScopedLink } from "#ui/router/scoped-link.tsx";
import { useOffice } from "../office-context.tsx";
import { PriceUpdateCard } from "./price-update-card.tsx";
import * as office from "../office-screen.css.ts";
import * as styles from "./price-update-screen.css.ts";

/** All price updates of the organization, the newest first, and the way to a new one. */
export default function PriceUpdatesScreen(): ReactElement {
  const i18n = useI18n();
  const { t } = i18n;
  const { user } = useOffice();
  const number = priceUpdatesPage(useLocation().search);
  const actor = useScreenActor((app) => createPriceUpdateList(app, number));
  useEffect(() => actor.send({ type: "polling.ask", query: number }), [actor, number]);
  const page = useSelected(actor, selectAnswer);
  const error = useSelected(actor, selectPollingError);
  const mayChange = mayUser(user, user.selectedOrganizationId, "prices.change");
  return (
    <main id="content" tabIndex={-1} className={styles.screen}>
      <ScopedLink to="/operations/products" className={textLink}>
        {t.operations.products()}
      </ScopedLink>
      <header className={styles.head}>
        <h1 className={office.title}>{t.priceUpdates.title()}</h1>
        {mayChange && (
          <ScopedLink
            to={priceUpdatePath(null)}
            className={`${buttonStyle({ size: "md", color: "accent" })} ${styles.create}`}
          >
            <PlusIcon size={20} />
            {t.priceUpdates.create()}
          </ScopedLink>
        )}
      </header>
      <p className={styles.quiet}>{t.priceUpdates.intro()}</p>
      {!mayChange && (
        <Banner tone="neutral" icon={<LockIcon />} title={t.priceUpdates.notAllowed()}>
          {t.priceUpdates.notAllowedText()}
        </Banner>
      )}
      {error !== null ? (
        <EmptyState
          icon={<OfflineIcon size={40} />}
          title={t.priceUpdates.failedTitle()}
          action={<Button onPress={() => actor.send({ type: "polling.retry" })}>{t.common.retry()}</Button>}
        >
          {errorText(i18n, error.key)}
        </EmptyState>
      ) : page === null ? (
        <SkeletonList label={t.common.loading()} count={4} />
      ) : page.items.length > 0 ? (
        <>
          <ul className={styles.list}>
            {page.items.map((update) => (
              <li key={update.id}>
                <PriceUpdateCard update={update} />
              </li>
            ))}
          </ul>
          <OrderPageLinks
            page={page.page}
            pages={Math.ceil(page.total / page.perPage)}
            hrefOf={priceUpdatesPath}
          />
        </>
      ) : page.total > 0 ? (
        <EmptyState
          icon={<NoteIcon size={40} />}
          title={t.priceUpdates.pastEnd()}
          action={
            <ScopedLink to={priceUpdatesPath(1)} className={buttonStyle({ size: "md", color: "white" })}>
              {t.priceUpdates.firstPage()}
            </ScopedLink>
          }
        />
      ) : (
        <EmptyState icon={<NoteIcon size={40} />} title={t.priceUpdates.emptyTitle()}>
          {t.priceUpdates.emptyText()}
        </EmptyState>
      )}
    </main>
  );
}
