import type { ReactElement } from "react";
import type { Passkey } from "#core/account/passkey/passkey.ts";
import { OFFICE_TIMEZONE } from "#core/time/office-timezone.ts";
import { Button } from "#ui/design/button/button.tsx";
import { Badge } from "#ui/design/feedback/badge.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as row from "./passkey-row.css.ts";
import * as styles from "./sessions-section.css.ts";

interface PasskeyRowProps {
  readonly passkey: Passkey;
  /** Whether it signs in on the host of the page. */
  readonly isHere: boolean;
  readonly onRename: () => void;
  readonly onRemove: () => void;
}

/** A passkey: its name, where it works if not here, since when, and when it last signed in. */
export function PasskeyRow({ passkey, isHere, onRename, onRemove }: PasskeyRowProps): ReactElement {
  const { t, format } = useI18n();
  const words = t.profile.passkeys;
  const { name, host, addedAt, usedAt } = passkey;
  const date = format.date(addedAt, OFFICE_TIMEZONE);
  return (
    <li className={row.row}>
      <div className={row.words}>
        <p className={styles.name}>
          <bdi>{name}</bdi>
          {!isHere && <Badge tone="neutral">{words.elsewhere({ host })}</Badge>}
        </p>
        <p className={styles.quiet}>
          {usedAt === null
            ? words.unused({ date })
            : words.used({ date, last: format.date(usedAt, OFFICE_TIMEZONE) })}
        </p>
      </div>
      <div className={row.actions}>
        <Button size="md" look="soft" aria-label={words.renameNamed({ name })} onPress={onRename}>
          {words.rename()}
        </Button>
        <Button size="md" look="soft" aria-label={words.removeNamed({ name })} onPress={onRemove}>
          {words.remove()}
        </Button>
      </div>
    </li>
  );
}
