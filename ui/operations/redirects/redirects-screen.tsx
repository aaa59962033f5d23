import { Suspense, useRef, type ReactElement } from "react";
import { mayUser } from "#core/account/permissions.ts";
import { createRedirectList } from "#core/app/screen/redirect/create-redirects.ts";
import { selectAnswer, selectPollingError } from "#core/polling/polling.selectors.ts";
import { useScreenActor } from "#ui/app/use-screen-actor.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { Button } from "#ui/design/button/button.tsx";
import { Banner } from "#ui/design/feedback/banner.tsx";
import { EmptyState } from "#ui/design/feedback/empty-state.tsx";
import { SkeletonList } from "#ui/design/feedback/skeleton-list.tsx";
import { PlusIcon } from "#ui/design/icons/controls.tsx";
import { OfflineIcon } from "#ui/design/icons/operations.tsx";
import { NoteIcon } from "#ui/design/icons/purchase.tsx";
import { LockIcon } from "#ui/design/icons/settings.tsx";
import { late } from "#ui/errors/late.tsx";
import { errorText } from "#ui/i18n/error-text.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { useFreshModal } from "#ui/modal/use-fresh-modal.ts";
import * as office from "../office-screen.css.ts";
import { useOffice } from "../office-context.tsx";
import { RedirectRow } from "./redirect-row.tsx";
import * as styles from "./redirects.css.ts";

const RedirectSheet = late(async () => (await import("./redirect-sheet.tsx")).RedirectSheet);

/** Where old addresses of the organization's shops lead (HOST-12); they are the owner's. */
export default function RedirectsScreen(): ReactElement {
  const { t } = useI18n();
  const { user } = useOffice();
  const isOwner = mayUser(user, user.selectedOrganizationId, "organization.change");
  return (
    <main id="content" tabIndex={-1} className={styles.screen}>
      {isOwner ? (
        <Redirects />
      ) : (
        <>
          <h1 className={office.title}>{t.officeTitles["operations.redirects"]()}</h1>
          <Banner tone="neutral" icon={<LockIcon />} title={t.operations.redirects.notAllowed()}>
            {t.operations.redirects.notAllowedText()}
          </Banner>
        </>
      )}
    </main>
  );
}

function Redirects(): ReactElement {
  const i18n = useI18n();
  const { t } = i18n;
  const words = t.operations.redirects;
  const actor = useScreenActor(createRedirectList);
  const list = useSelected(actor, selectAnswer);
  const error = useSelected(actor, selectPollingError);
  const sheet = useFreshModal("operations.redirect");
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <header className={styles.head}>
        <h1 ref={title} tabIndex={-1} className={`${office.title} ${styles.title}`}>
          {t.officeTitles["operations.redirects"]()}
        </h1>
        {list !== null && (
          <Button size="md" color="accent" onPress={sheet.open}>
            <PlusIcon size={20} />
            {words.add()}
          </Button>
        )}
      </header>
      <p className={styles.quiet}>{words.intro()}</p>
      {list === null && error !== null ? (
        <EmptyState
          icon={<OfflineIcon size={40} />}
          title={words.failedTitle()}
          action={<Button onPress={() => actor.send({ type: "polling.retry" })}>{t.common.retry()}</Button>}
        >
          {errorText(i18n, error.key)}
        </EmptyState>
      ) : list === null ? (
        <SkeletonList label={t.common.loading()} count={3} />
      ) : list.redirects.length === 0 ? (
        <EmptyState icon={<NoteIcon size={40} />} title={words.emptyTitle()}>
          {words.emptyText()}
        </EmptyState>
      ) : (
        <ul className={styles.list}>
          {list.redirects.map((redirect) => (
            <RedirectRow
              key={redirect.id}
              redirect={redirect}
              list={actor}
              onChanged={() => title.current?.focus()}
            />
          ))}
        </ul>
      )}
      {sheet.openings > 0 && list !== null && (
        <Suspense>
          <RedirectSheet
            key={sheet.openings}
            list={actor}
            hosts={list.hosts}
            isOpen={sheet.isOpen}
            layer={sheet.layer}
            onClose={sheet.close}
          />
        </Suspense>
      )}
    </>
  );
}
