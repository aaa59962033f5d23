import { Suspense, useRef, useState, type ReactElement } from "react";
import { mayUser } from "#core/account/permissions.ts";
import { employmentOf } from "#core/account/workplace.ts";
import { createStaffList } from "#core/app/screen/account/create-staff.ts";
import type { StaffMember } from "#core/account/staff/staff.ts";
import { selectAnswer, selectPollingError } from "#core/polling/polling.selectors.ts";
import { useScreenActor } from "#ui/app/use-screen-actor.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { Button } from "#ui/design/button/button.tsx";
import { Banner } from "#ui/design/feedback/banner.tsx";
import { EmptyState } from "#ui/design/feedback/empty-state.tsx";
import { SkeletonList } from "#ui/design/feedback/skeleton-list.tsx";
import { PlusIcon } from "#ui/design/icons/controls.tsx";
import { OfflineIcon } from "#ui/design/icons/operations.tsx";
import { LockIcon } from "#ui/design/icons/settings.tsx";
import { late } from "#ui/errors/late.tsx";
import { errorText } from "#ui/i18n/error-text.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { useFreshModal } from "#ui/modal/use-fresh-modal.ts";
import * as office from "../office-screen.css.ts";
import { useOffice } from "../office-context.tsx";
import { InvitationRow } from "./invitation-row.tsx";
import { StaffRow } from "./staff-row.tsx";
import * as styles from "./staff.css.ts";

const StaffSheet = late(async () => (await import("./staff-sheet.tsx")).StaffSheet);
const FactorResetSheet = late(async () => (await import("./factor-reset-sheet.tsx")).FactorResetSheet);
const RemovalSheet = late(async () => (await import("./removal-sheet.tsx")).RemovalSheet);

/** The staff of the organization (STAFF-6); it is the owner's. */
export default function StaffScreen(): ReactElement {
  const { t } = useI18n();
  const { user } = useOffice();
  return (
    <main id="content" tabIndex={-1} className={styles.screen}>
      {mayUser(user, user.selectedOrganizationId, "staff.change") ? (
        <Staff />
      ) : (
        <>
          <h1 className={office.title}>{t.officeTitles["operations.staff"]()}</h1>
          <Banner tone="neutral" icon={<LockIcon />} title={t.operations.staff.notAllowed()}>
            {t.operations.staff.notAllowedText()}
          </Banner>
        </>
      )}
    </main>
  );
}

function Staff(): ReactElement {
  const i18n = useI18n();
  const { t } = i18n;
  const words = t.operations.staff;
  const { user } = useOffice();
  const mayEverywhere = employmentOf(user)?.locationIds === null;
  const actor = useScreenActor(createStaffList);
  const staff = useSelected(actor, selectAnswer);
  const error = useSelected(actor, selectPollingError);
  const sheet = useFreshModal("operations.staff");
  const removal = useFreshModal("operations.staff.removal");
  const reset = useFreshModal("operations.staff.factor");
  const [chosen, setChosen] = useState<StaffMember | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const openFor = (member: StaffMember | null, modal: typeof sheet): void => {
    setChosen(member);
    modal.open();
  };
  return (
    <>
      <header className={styles.head}>
        <h1 ref={title} tabIndex={-1} className={`${office.title} ${styles.title}`}>
          {t.officeTitles["operations.staff"]()}
        </h1>
        {staff !== null && (
          <Button size="md" color="accent" onPress={() => openFor(null, sheet)}>
            <PlusIcon size={20} />
            {words.invite()}
          </Button>
        )}
      </header>
      <p className={styles.intro}>{words.intro()}</p>
      {staff === null && error !== null ? (
        <EmptyState
          icon={<OfflineIcon size={40} />}
          title={words.failedTitle()}
          action={<Button onPress={() => actor.send({ type: "polling.retry" })}>{t.common.retry()}</Button>}
        >
          {errorText(i18n, error.key)}
        </EmptyState>
      ) : staff === null ? (
        <SkeletonList label={t.common.loading()} count={3} />
      ) : (
        <>
          <ul className={styles.list} aria-label={words.members()}>
            {staff.members.map((member) => (
              <StaffRow
                key={member.id}
                member={member}
                onChange={() => openFor(member, sheet)}
                onRemove={() => openFor(member, removal)}
                onResetFactor={() => openFor(member, reset)}
              />
            ))}
          </ul>
          {staff.invitations.length > 0 && (
            <>
              <h2 className={styles.section}>{words.waiting()}</h2>
              <ul className={styles.list} aria-label={words.waiting()}>
                {staff.invitations.map((invitation) => (
                  <InvitationRow
                    key={invitation.id}
                    invitation={invitation}
                    list={actor}
                    onChanged={() => title.current?.focus()}
                  />
                ))}
              </ul>
            </>
          )}
        </>
      )}
      <Suspense>
        {sheet.openings > 0 && (
          <StaffSheet
            key={`sheet ${sheet.openings}`}
            list={actor}
            member={chosen}
            mayEverywhere={mayEverywhere}
            isOpen={sheet.isOpen}
            layer={sheet.layer}
            onClose={sheet.close}
          />
        )}
        {reset.openings > 0 && chosen !== null && (
          <FactorResetSheet
            key={`reset ${reset.openings}`}
            list={actor}
            member={chosen}
            isOpen={reset.isOpen}
            layer={reset.layer}
            onClose={reset.close}
          />
        )}
        {removal.openings > 0 && chosen !== null && (
          <RemovalSheet
            key={`removal ${removal.openings}`}
            list={actor}
            member={chosen}
            isOpen={removal.isOpen}
            layer={removal.layer}
            onClose={removal.close}
          />
        )}
      </Suspense>
    </>
  );
}
