import type { ReactElement } from "react";
import { createMessageLog } from "#core/app/screen/message/create-messages.ts";
import type { OrganizationId } from "#core/kernel/id.ts";
import { messagesPath } from "#core/message/messages-path.ts";
import { selectAnswer } from "#core/polling/polling.selectors.ts";
import { useScreenActor } from "#ui/app/use-screen-actor.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { buttonStyle } from "#ui/design/button/button.css.ts";
import { WarningIcon } from "#ui/design/icons/status.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { ScopedLink } from "#ui/router/scoped-link.tsx";
import * as styles from "./board-bars.css.ts";

interface MessageBarProps {
  readonly organizationId: OrganizationId;
}

/** How many messages of a day did not go out; nothing while all do (MESSAGE-8). */
export function MessageBar({ organizationId }: MessageBarProps): ReactElement {
  const { t } = useI18n();
  const words = t.operations.settings.messages;
  const log = useSelected(
    useScreenActor((app) => createMessageLog(app, true)),
    selectAnswer,
  );
  const failed = log?.failedToday ?? 0;
  return (
    <div role="status">
      {failed > 0 && (
        <p className={styles.bar({ tone: "sound" })}>
          <WarningIcon size={24} />
          <span>{words.failedToday({ n: failed })}</span>
          <ScopedLink
            to={messagesPath(organizationId)}
            className={buttonStyle({ size: "sm", color: "white" })}
          >
            {words.show()}
          </ScopedLink>
        </p>
      )}
    </div>
  );
}
