import type { ReactElement } from "react";
import { priceUpdatePath } from "#core/menu/price-update/price-paths.ts";
import type { PriceUpdate } from "#core/menu/price-update/price-update.ts";
import { selectBoardInstant } from "#core/order/board/board-columns.selectors.ts";
import { OFFICE_TIMEZONE } from "#core/time/office-timezone.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { ScopedLink } from "#ui/router/scoped-link.tsx";
import { useOrderBoard } from "../order-board-context.tsx";
import { PriceStatusBadge } from "./price-status-badge.tsx";
import { useMomentText } from "./use-moment-text.ts";
import * as styles from "./price-update-screen.css.ts";

interface PriceUpdateCardProps {
  readonly update: PriceUpdate;
}

const MAX_NAMES = 3;

/** One update in the list: what it changes, where it stands, and what happened last. */
export function PriceUpdateCard({ update }: PriceUpdateCardProps): ReactElement {
  const { t, format } = useI18n();
  const momentText = useMomentText();
  const now = useSelected(useOrderBoard(), selectBoardInstant);
  const { id, status, effectiveAt, changes, timeline } = update;
  const names = [...new Set(changes.map(({ name }) => name))];
  const shown = names.slice(0, MAX_NAMES).join(", ");
  const last = timeline.at(-1);
  return (
    <article className={styles.card}>
      <ScopedLink to={priceUpdatePath(id)} className={styles.link}>
        {names.length > MAX_NAMES
          ? t.priceUpdates.andMore({ names: shown, n: names.length - MAX_NAMES })
          : shown}
      </ScopedLink>
      <PriceStatusBadge status={status} />
      <p className={styles.when}>
        {[
          t.priceUpdates.count({ n: changes.length }),
          status === "scheduled" && effectiveAt !== null
            ? t.priceUpdates.effective({ when: format.relative(effectiveAt, now, OFFICE_TIMEZONE) })
            : null,
          last === undefined
            ? null
            : `${t.priceUpdates.moves[last.move]()} · ${momentText(last, format.relative(last.at, now, OFFICE_TIMEZONE))}`,
        ]
          .filter((words) => words !== null)
          .join(" · ")}
      </p>
    </article>
  );
}
