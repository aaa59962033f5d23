import { useRef, type ReactElement } from "react";
import type { OwnSession } from "#core/account/own-session.ts";
import type { OwnSessionListActor } from "#core/account/own-session-list.machine.ts";
import { createOwnSessionList, createSessionEnding } from "#core/app/screen/account/create-own-sessions.ts";
import { selectAnswer, selectPollingError } from "#core/polling/polling.selectors.ts";
import { OFFICE_TIMEZONE } from "#core/time/office-timezone.ts";
import { useApp } from "#ui/app/app-context.tsx";
import { useScreenActor } from "#ui/app/use-screen-actor.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { Button } from "#ui/design/button/button.tsx";
import { Badge } from "#ui/design/feedback/badge.tsx";
import { Banner } from "#ui/design/feedback/banner.tsx";
import { SkeletonList } from "#ui/design/feedback/skeleton-list.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { ProfileSection } from "./profile-section.tsx";
import * as profile from "./profile-screen.css.ts";
import * as styles from "./sessions-section.css.ts";

/** Where somebody is signed in, and the buttons that end that (ACCOUNT-33). */
export function SessionsSection(): ReactElement {
  const { t } = useI18n();
  const words = t.profile.security;
  const list = useScreenActor(createOwnSessionList);
  const sessions = useSelected(list, selectAnswer);
  const error = useSelected(list, selectPollingError);
  const body = useRef<HTMLDivElement>(null);
  const focusBody = (): void => body.current?.focus();
  return (
    <ProfileSection title={words.sessions()}>
      <div ref={body} tabIndex={-1} className={styles.body}>
        <p className={profile.muted}>{words.sessionsText()}</p>
        {sessions === null && error !== null ? (
          <Banner tone="danger" title={words.sessionsFailed()}>
            <Button size="md" onPress={() => list.send({ type: "polling.retry" })}>
              {t.common.retry()}
            </Button>
          </Banner>
        ) : sessions === null ? (
          <SkeletonList label={t.common.loading()} count={2} />
        ) : (
          <>
            <ul className={styles.list} aria-label={words.sessions()}>
              {sessions.map((session) => (
                <SessionRow key={session.id} session={session} list={list} onChanged={focusBody} />
              ))}
            </ul>
            {sessions.length > 1 && <EndOthers list={list} onChanged={focusBody} />}
          </>
        )}
      </div>
    </ProfileSection>
  );
}

interface ListProps {
  readonly list: OwnSessionListActor;
  /** The pressed button is gone, and the focus with it. */
  readonly onChanged: () => void;
}

function SessionRow({
  session,
  list,
  onChanged,
}: ListProps & { readonly session: OwnSession }): ReactElement {
  const { t, format } = useI18n();
  const { ports } = useApp();
  const words = t.profile.security;
  const form = useForm((app) => {
    const actor = createSessionEnding(app, list, session.id);
    actor.on("*", onChanged);
    return actor;
  });
  const { browser, system, seenAt, host } = session;
  const name =
    browser !== null && system !== null
      ? words.browserOn({ browser, system })
      : (browser ?? system ?? words.unknownBrowser());
  const at = format.relative(seenAt, ports.clock.now(), OFFICE_TIMEZONE);
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.name}>
          {name}
          {session.isThis && <Badge tone="success">{words.thisOne()}</Badge>}
          {session.isByPin && <Badge tone="neutral">{words.byPin()}</Badge>}
        </p>
        <p className={styles.quiet}>{words.seen({ host, at })}</p>
      </div>
      {!session.isThis && (
        <Button
          size="md"
          look="soft"
          aria-label={words.endNamed({ name, at })}
          loading={form.isBusy}
          onPress={form.submit}
        >
          {words.end()}
        </Button>
      )}
    </li>
  );
}

function EndOthers({ list, onChanged }: ListProps): ReactElement {
  const { t } = useI18n();
  const form = useForm((app) => {
    const actor = createSessionEnding(app, list, null);
    actor.on("*", onChanged);
    return actor;
  });
  return (
    <div className={profile.start}>
      <Button size="md" look="outline" loading={form.isBusy} onPress={form.submit}>
        {t.profile.security.endOthers()}
      </Button>
    </div>
  );
}
