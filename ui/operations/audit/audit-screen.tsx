import { useRef, type ReactElement } from "react";
import { narrowedAudit, type AuditQuery } from "#core/audit/audit-log.ts";
import { mayUser } from "#core/account/permissions.ts";
import { createAuditList } from "#core/app/screen/audit/create-audit-list.ts";
import { pageCount } from "#core/order/history/page-count.ts";
import { selectAnswer, selectPollingError } from "#core/polling/polling.selectors.ts";
import { useScreenActor } from "#ui/app/use-screen-actor.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { Button } from "#ui/design/button/button.tsx";
import { Banner } from "#ui/design/feedback/banner.tsx";
import { EmptyState } from "#ui/design/feedback/empty-state.tsx";
import { SkeletonList } from "#ui/design/feedback/skeleton-list.tsx";
import { ListIcon, OfflineIcon } from "#ui/design/icons/operations.tsx";
import { LockIcon } from "#ui/design/icons/settings.tsx";
import { errorText } from "#ui/i18n/error-text.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as office from "../office-screen.css.ts";
import { useOffice } from "../office-context.tsx";
import { AuditFilters } from "./audit-filters.tsx";
import { AuditRow } from "./audit-row.tsx";
import * as styles from "./audit.css.ts";

/** The audit log of the organization (STAFF-10); it is the owner's. */
export default function AuditScreen(): ReactElement {
  const { t } = useI18n();
  const { user } = useOffice();
  const words = t.operations.audit;
  return (
    <main id="content" tabIndex={-1} className={styles.screen}>
      {mayUser(user, user.selectedOrganizationId, "audit.see") ? (
        <AuditLog />
      ) : (
        <>
          <h1 className={office.title}>{t.officeTitles["operations.audit"]()}</h1>
          <Banner tone="neutral" icon={<LockIcon />} title={words.notAllowed()}>
            {words.notAllowedText()}
          </Banner>
        </>
      )}
    </main>
  );
}

function AuditLog(): ReactElement {
  const i18n = useI18n();
  const { t, format } = i18n;
  const words = t.operations.audit;
  const actor = useScreenActor(createAuditList);
  const query = useSelected(actor, ({ context }) => context.query);
  const page = useSelected(actor, selectAnswer);
  const error = useSelected(actor, selectPollingError);
  const title = useRef<HTMLHeadingElement>(null);
  const ask = (next: AuditQuery): void => actor.send({ type: "polling.ask", query: next });
  const turn = (number: number): void => {
    ask({ ...query, page: number });
    title.current?.focus();
  };
  const pages = page === null ? 1 : pageCount(page);
  return (
    <>
      <h1 ref={title} tabIndex={-1} className={`${office.title} ${styles.title}`}>
        {t.officeTitles["operations.audit"]()}
      </h1>
      <p className={styles.intro}>{words.intro()}</p>
      <AuditFilters query={query} onChange={(change) => ask(narrowedAudit(query, change))} />
      {error !== null ? (
        <EmptyState
          icon={<OfflineIcon size={40} />}
          title={words.failedTitle()}
          action={<Button onPress={() => actor.send({ type: "polling.retry" })}>{t.common.retry()}</Button>}
        >
          {errorText(i18n, error.key)}
        </EmptyState>
      ) : page === null ? (
        <SkeletonList label={t.common.loading()} count={6} />
      ) : page.items.length === 0 ? (
        <EmptyState icon={<ListIcon size={40} />} title={words.emptyTitle()}>
          {words.emptyText()}
        </EmptyState>
      ) : (
        <ol className={styles.list} aria-label={words.entries()}>
          {page.items.map((entry) => (
            <AuditRow key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
      {page !== null && pages > 1 && (
        <nav className={styles.pages} aria-label={t.orders.pages()}>
          <Button size="md" color="white" isDisabled={query.page <= 1} onPress={() => turn(query.page - 1)}>
            {t.orders.newer()}
          </Button>
          <span>{t.orders.pageOf({ page: format.count(page.page), pages: format.count(pages) })}</span>
          <Button
            size="md"
            color="white"
            isDisabled={query.page >= pages}
            onPress={() => turn(query.page + 1)}
          >
            {t.orders.older()}
          </Button>
        </nav>
      )}
    </>
  );
}
