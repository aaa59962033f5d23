import type { ReactElement } from "react";
import { selectIsSessionLost } from "#core/orders/orders-desk.selectors.ts";
import { useSelector } from "@xstate/react";
import { BellOffIcon } from "#ui/design/icons/operations.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { useDesk } from "./desk-context.tsx";
import * as styles from "./session-lost.css.ts";

/** «Nu primești comenzi» over everything, long enough to be read, before the screen signs out (product §8). */
export function SessionLost(): ReactElement | null {
  const { L } = useI18n();
  const isLost = useSelector(useDesk(), selectIsSessionLost);
  if (!isLost) return null;
  return (
    <div role="alert" className={styles.cover}>
      <BellOffIcon size={72} />
      <p className={styles.title}>{L.operations.notReceiving()}</p>
      <p className={styles.text}>{L.operations.notReceivingText()}</p>
    </div>
  );
}
