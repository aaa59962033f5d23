import type { ReactElement } from "react";
import { createSendingAgain } from "#core/app/screen/message/create-messages.ts";
import type { MessageLogActor } from "#core/message/message-log.machine.ts";
import type { LoggedMessage } from "#core/message/message-log.ts";
import { orderPath } from "#core/order/list/orders-address.ts";
import { selectBoardInstant } from "#core/order/board/board-columns.selectors.ts";
import { OFFICE_TIMEZONE } from "#core/time/office-timezone.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { Button } from "#ui/design/button/button.tsx";
import { Badge } from "#ui/design/feedback/badge.tsx";
import { FailureIcon, SuccessIcon } from "#ui/design/icons/status.tsx";
import { ClockIcon } from "#ui/design/icons/storefront.tsx";
import { textLink } from "#ui/design/layout/layout.css.ts";
import { useForm } from "#ui/form/use-form.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { ScopedLink } from "#ui/router/scoped-link.tsx";
import { useOrderBoard } from "../order-board-context.tsx";
import * as styles from "./messages.css.ts";

interface MessageRowProps {
  readonly message: LoggedMessage;
  readonly log: MessageLogActor;
}

const LOOKS = {
  waiting: { tone: "info", icon: <ClockIcon size={14} /> },
  sent: { tone: "success", icon: <SuccessIcon size={14} /> },
  failed: { tone: "danger", icon: <FailureIcon size={14} /> },
} as const;

/** One message: what it told, by what, to whom, and whether it went out. */
export function MessageRow({ message, log }: MessageRowProps): ReactElement {
  const { t, format } = useI18n();
  const words = t.operations.settings.messages;
  const now = useSelected(useOrderBoard(), selectBoardInstant);
  const { kind, channel, address, state, attempts, failure, orderId } = message;
  const { tone, icon } = LOOKS[state];
  return (
    <li className={styles.row}>
      <span className={styles.words}>
        <span className={styles.name}>
          {orderId === null ? (
            words.kinds[kind ?? "other"]()
          ) : (
            <ScopedLink to={orderPath(orderId)} className={textLink}>
              {words.kinds[kind ?? "other"]()}
            </ScopedLink>
          )}
        </span>
        <span className={styles.text}>
          {words.channels[channel]()} <bdi>{address}</bdi> ·{" "}
          {format.relative(message.at, now, OFFICE_TIMEZONE)}
        </span>
        {state !== "sent" && failure !== null && (
          <span className={styles.text}>
            {words.failures[failure]()} {words.attempts({ n: attempts })}
          </span>
        )}
      </span>
      <span className={styles.end}>
        <Badge tone={tone} icon={icon}>
          {words.states[state]()}
        </Badge>
        {message.maySendAgain && <SendAgain message={message} log={log} />}
      </span>
    </li>
  );
}

function SendAgain({ message, log }: MessageRowProps): ReactElement {
  const words = useI18n().t.operations.settings.messages;
  const form = useForm((app) => createSendingAgain(app, log, message));
  return (
    <Button size="sm" look="soft" loading={form.isBusy} onPress={form.submit}>
      {words.sendAgain()}
    </Button>
  );
}
