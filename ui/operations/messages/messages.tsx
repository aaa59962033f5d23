import { Suspense, useState, type ReactElement } from "react";
import { createMessageLog } from "#core/app/screen/message/create-messages.ts";
import { selectAnswer, selectPollingError } from "#core/polling/polling.selectors.ts";
import { useScreenActor } from "#ui/app/use-screen-actor.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { Button } from "#ui/design/button/button.tsx";
import { Checkbox } from "#ui/design/choice/checkbox.tsx";
import { Banner } from "#ui/design/feedback/banner.tsx";
import { EmptyState } from "#ui/design/feedback/empty-state.tsx";
import { SkeletonList } from "#ui/design/feedback/skeleton-list.tsx";
import { OfflineIcon } from "#ui/design/icons/operations.tsx";
import { MailIcon } from "#ui/design/icons/settings.tsx";
import { late } from "#ui/errors/late.tsx";
import { errorText } from "#ui/i18n/error-text.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as office from "../office-screen.css.ts";
import { MessageRow } from "./message-row.tsx";
import * as styles from "./messages.css.ts";

const MessagePreviews = late(async () => (await import("./message-previews.tsx")).MessagePreviews);

/** What the organization told by mail, SMS and push, and what did not go out (MESSAGE-8). */
export function Messages(): ReactElement {
  const i18n = useI18n();
  const { t } = i18n;
  const words = t.operations.settings.messages;
  const [onlyFailed, showFailed] = useState(false);
  const actor = useScreenActor((app) => createMessageLog(app, false));
  const log = useSelected(actor, selectAnswer);
  const error = useSelected(actor, selectPollingError);
  const show = (failed: boolean): void => {
    showFailed(failed);
    actor.send({ type: "polling.ask", query: { onlyFailed: failed } });
  };
  return (
    <>
      <h1 className={office.title}>{words.title()}</h1>
      <p className={styles.quiet}>{words.intro()}</p>
      {log !== null && log.failedToday > 0 && (
        <Banner tone="warn" role="status" title={words.failedToday({ n: log.failedToday })}>
          {words.failedTodayText()}
        </Banner>
      )}
      <Checkbox label={words.onlyFailed()} isSelected={onlyFailed} onChange={show} />
      {log === null && error !== null ? (
        <EmptyState
          icon={<OfflineIcon size={40} />}
          title={words.failedTitle()}
          action={<Button onPress={() => actor.send({ type: "polling.retry" })}>{t.common.retry()}</Button>}
        >
          {errorText(i18n, error.key)}
        </EmptyState>
      ) : log === null ? (
        <SkeletonList label={t.common.loading()} count={4} />
      ) : log.messages.length === 0 ? (
        <EmptyState icon={<MailIcon size={40} />} title={words.emptyTitle()}>
          {words.emptyText()}
        </EmptyState>
      ) : (
        <ul className={styles.list} aria-label={words.title()}>
          {log.messages.map((message) => (
            <MessageRow key={`${message.id} ${message.state}`} message={message} log={actor} />
          ))}
        </ul>
      )}
      <Suspense fallback={<SkeletonList label={t.common.loading()} count={2} />}>
        <MessagePreviews />
      </Suspense>
    </>
  );
}
