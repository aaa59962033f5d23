import { Suspense, useState, type ReactElement } from "react";
import type { LegalHistoryActor } from "#core/setting/legal/legal-history.machine.ts";
import type { LegalContent, LegalDocument } from "#core/legal/legal-text.ts";
import { selectAnswer, selectPollingError } from "#core/polling/polling.selectors.ts";
import type { Company } from "#core/setting/company/company.ts";
import { OFFICE_TIMEZONE } from "#core/time/office-timezone.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { Button } from "#ui/design/button/button.tsx";
import { EmptyState } from "#ui/design/feedback/empty-state.tsx";
import { SkeletonList } from "#ui/design/feedback/skeleton-list.tsx";
import { OfflineIcon } from "#ui/design/icons/operations.tsx";
import { VersionList, VersionRow } from "#ui/design/list/version-list.tsx";
import { late } from "#ui/errors/late.tsx";
import { errorText } from "#ui/i18n/error-text.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { useFreshModal } from "#ui/modal/use-fresh-modal.ts";

const LegalVersionDialog = late(async () => (await import("./legal-version-dialog.tsx")).LegalVersionDialog);

interface LegalVersionsProps {
  readonly document: LegalDocument;
  readonly history: LegalHistoryActor;
  readonly company: Company;
  /** Makes a draft of what a version says. */
  readonly onTake: (content: LegalContent) => void;
}

/** The publications of a legal text, the newest first; each can be read, and taken up again (SHOP-22). */
export function LegalVersions({
  document,
  history,
  company,
  onTake,
}: LegalVersionsProps): ReactElement | null {
  const i18n = useI18n();
  const { t, format } = i18n;
  const words = t.operations.settings.legalTexts;
  const answer = useSelected(history, selectAnswer);
  const error = useSelected(history, selectPollingError);
  const [number, choose] = useState(0);
  const dialog = useFreshModal("operations.legalVersion");
  if (answer === null && error !== null)
    return (
      <EmptyState
        icon={<OfflineIcon size={40} />}
        title={words.failedTitle()}
        headingLevel={3}
        action={<Button onPress={() => history.send({ type: "polling.retry" })}>{t.common.retry()}</Button>}
      >
        {errorText(i18n, error.key)}
      </EmptyState>
    );
  if (answer === null) return <SkeletonList label={t.common.loading()} count={2} />;
  if (answer.versions.length === 0) return null;
  return (
    <>
      <VersionList label={words.versions()}>
        {answer.versions.map((version, at) => (
          <VersionRow
            key={version.number}
            title={words.version({ number: String(version.number) })}
            badge={at === 0 ? words.current() : undefined}
            about={words.publishedBy({
              date: format.date(version.at, OFFICE_TIMEZONE),
              time: format.time(version.at, OFFICE_TIMEZONE),
              by: version.by,
            })}
            action={
              <Button
                size="sm"
                look="soft"
                aria-label={words.readVersion({ number: String(version.number) })}
                onPress={() => {
                  choose(version.number);
                  dialog.open();
                }}
              >
                {words.read()}
              </Button>
            }
          />
        ))}
      </VersionList>
      {dialog.openings > 0 && (
        <Suspense>
          <LegalVersionDialog
            key={dialog.openings}
            document={document}
            number={number}
            company={company}
            isOpen={dialog.isOpen}
            layer={dialog.layer}
            onClose={dialog.close}
            onTake={onTake}
          />
        </Suspense>
      )}
    </>
  );
}
