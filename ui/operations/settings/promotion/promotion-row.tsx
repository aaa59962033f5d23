import type { ReactElement } from "react";
import type { ShopId } from "#core/kernel/id.ts";
import { promotionState, type HeldPromotion } from "#core/setting/promotion/promotion-terms.ts";
import { selectBoardInstant } from "#core/order/board/board-columns.selectors.ts";
import { promotionPath } from "#core/setting/location/setting-paths.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { Badge } from "#ui/design/feedback/badge.tsx";
import { ChevronRightIcon } from "#ui/design/icons/controls.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { ScopedLink } from "#ui/router/scoped-link.tsx";
import { useOrderBoard } from "../../order-board-context.tsx";
import * as styles from "./promotion.css.ts";

interface PromotionRowProps {
  readonly shopId: ShopId;
  readonly promotion: HeldPromotion;
}

const TONES = { running: "success", scheduled: "info", over: "neutral", exhausted: "warn" } as const;

/** One promotion: what it takes off, how customers come by it, whether it runs, and how often it was used. */
export function PromotionRow({ shopId, promotion }: PromotionRowProps): ReactElement {
  const { t, format } = useI18n();
  const words = t.operations.settings.promotion;
  const now = useSelected(useOrderBoard(), selectBoardInstant);
  const { terms, uses } = promotion;
  const state = promotionState(promotion, now);
  const kind = terms.automatic ? words.kind.automatic() : terms.code === null ? words.kind.open() : null;
  const all = uses.held + uses.used;
  return (
    <li className={styles.row}>
      <ScopedLink to={promotionPath(shopId, promotion.id)} className={styles.link}>
        <span className={styles.percent}>{words.off({ percent: format.percent(terms.discount.value) })}</span>
        <span className={styles.words}>
          <bdi className={styles.name}>{terms.name}</bdi>
          <span className={styles.quiet}>
            {kind ?? <span className={styles.code}>{terms.code}</span>}
            {" · "}
            {terms.totalLimit === null
              ? words.used({ uses: all })
              : words.usedOf({ uses: all, limit: terms.totalLimit })}
            {uses.held > 0 && ` · ${words.heldNow({ held: uses.held })}`}
          </span>
        </span>
        <Badge tone={TONES[state]}>{words.state[state]()}</Badge>
        <ChevronRightIcon size={20} />
      </ScopedLink>
    </li>
  );
}
