import { useRef, useState, type ReactElement } from "react";
import type { PasskeyList, PasskeyListActor } from "#core/account/passkey/passkey-list.machine.ts";
import { mayAddPasskey, type Passkey } from "#core/account/passkey/passkey.ts";
import { createPasskeyList } from "#core/app/screen/account/create-passkeys.ts";
import { selectAnswer, selectPollingError } from "#core/polling/polling.selectors.ts";
import { useScreenActor } from "#ui/app/use-screen-actor.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { Button } from "#ui/design/button/button.tsx";
import { Banner } from "#ui/design/feedback/banner.tsx";
import { SkeletonList } from "#ui/design/feedback/skeleton-list.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { ProfileSection } from "./profile-section.tsx";
import * as profile from "./profile-screen.css.ts";
import * as styles from "./sessions-section.css.ts";
import { PasskeyAdding, PasskeyRemoval, PasskeyRenaming } from "./passkey-forms.tsx";
import { PasskeyRow } from "./passkey-row.tsx";

/** The own passkeys, and the buttons that add, rename and remove one (ACCOUNT-37). */
export function PasskeysSection(): ReactElement {
  const { t } = useI18n();
  const words = t.profile.passkeys;
  const list = useScreenActor(createPasskeyList);
  const found = useSelected(list, selectAnswer);
  const error = useSelected(list, selectPollingError);
  return (
    <ProfileSection title={words.title()}>
      {found === null && error !== null ? (
        <Banner tone="danger" title={words.failed()}>
          <Button size="md" onPress={() => list.send({ type: "polling.retry" })}>
            {t.common.retry()}
          </Button>
        </Banner>
      ) : found === null ? (
        <SkeletonList label={t.common.loading()} count={1} />
      ) : (
        <Passkeys list={list} found={found} />
      )}
    </ProfileSection>
  );
}

/** What is being done, and to which one. */
type Task = { readonly kind: "add" } | { readonly kind: "rename" | "remove"; readonly passkey: Passkey };

interface PasskeysProps {
  readonly list: PasskeyListActor;
  readonly found: PasskeyList;
}

function Passkeys({ list, found }: PasskeysProps): ReactElement {
  const { t } = useI18n();
  const words = t.profile.passkeys;
  const { passkeys, host, asks, isAble } = found;
  const [task, setTask] = useState<Task | null>(null);
  const body = useRef<HTMLDivElement>(null);
  // What was pressed or typed into is gone, and the focus with it.
  const end = (): void => {
    setTask(null);
    body.current?.focus();
  };
  const form = { list, asks, onEnd: end };
  return (
    <div ref={body} tabIndex={-1} className={styles.body}>
      <p className={profile.muted}>{words.text()}</p>
      {passkeys.length > 0 && (
        <ul className={styles.list} aria-label={words.title()}>
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              isHere={passkey.host === host}
              onRename={() => setTask({ kind: "rename", passkey })}
              onRemove={() => setTask({ kind: "remove", passkey })}
            />
          ))}
        </ul>
      )}
      {task?.kind === "add" ? (
        <PasskeyAdding {...form} />
      ) : task?.kind === "rename" ? (
        <PasskeyRenaming key={task.passkey.id} list={list} passkey={task.passkey} onEnd={end} />
      ) : task?.kind === "remove" ? (
        <PasskeyRemoval key={task.passkey.id} {...form} passkey={task.passkey} />
      ) : !isAble ? (
        <p className={profile.muted}>{words.unable()}</p>
      ) : !mayAddPasskey(passkeys.length) ? (
        <p className={profile.muted}>{words.full({ n: passkeys.length })}</p>
      ) : (
        <div className={profile.start}>
          <Button size="md" color="accent" onPress={() => setTask({ kind: "add" })}>
            {words.add()}
          </Button>
        </div>
      )}
    </div>
  );
}
