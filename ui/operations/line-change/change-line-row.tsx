import { useState, type ReactElement } from "react";
import type { Line } from "#core/cart/line.ts";
import type { Menu } from "#core/menu/menu.ts";
import type { ChangeChoice, ReplacementChoice } from "#core/order/line-change/line-change.ts";
import type { StaffOrder } from "#core/order/order.ts";
import { Button } from "#ui/design/button/button.tsx";
import { Banner } from "#ui/design/feedback/banner.tsx";
import { SkeletonList } from "#ui/design/feedback/skeleton-list.tsx";
import { NumberStepper } from "#ui/design/field/number-stepper.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { useOffice } from "../office-context.tsx";
import { ProductFinder } from "../phone-order/product-finder.tsx";
import * as styles from "./change-sheet.css.ts";

interface ChangeLineRowProps {
  readonly order: StaffOrder;
  readonly line: Line;
  /** Null while the line is not changed. */
  readonly choice: ChangeChoice | null;
  /** What is offered instead, with its price. */
  readonly replacement: Line | null;
  /** Null while it is being read. */
  readonly menu: Menu | null;
  readonly isMenuUnread: boolean;
  readonly onReadMenu: () => void;
  readonly onQtyLeft: (qtyLeft: number) => void;
  readonly onReplace: (replacement: ReplacementChoice | null) => void;
}

/** One line of a change: how many pieces are left, and what comes instead of the others. */
export function ChangeLineRow(props: ChangeLineRowProps): ReactElement {
  const { order, line, choice, replacement, onQtyLeft, onReplace } = props;
  const { t, format } = useI18n();
  const words = t.operations.lineChange;
  const [finding, setFinding] = useState<"never" | "now" | "before">("never");
  const qtyLeft = choice?.qtyLeft ?? line.qty;
  const isChanged = choice !== null;
  return (
    <li className={styles.line}>
      <div className={styles.head}>
        <p className={styles.name}>
          {format.count(line.qty)}× <bdi>{line.name}</bdi>
        </p>
        <span className={styles.left}>
          <span aria-hidden="true" className={styles.quiet}>
            {words.left()}
          </span>
          <NumberStepper
            label={words.leftOf({ name: line.name })}
            decreaseLabel={t.product.decrease()}
            increaseLabel={t.product.increase()}
            value={qtyLeft}
            min={0}
            max={line.qty}
            onChange={onQtyLeft}
          />
        </span>
      </div>
      {isChanged && replacement !== null && (
        <p className={styles.instead}>
          {words.instead()} {format.count(replacement.qty)}× <bdi>{replacement.name}</bdi> ·{" "}
          {format.money(replacement.total)}
        </p>
      )}
      {isChanged && line.pointsUsed > 0 && <p className={styles.quiet}>{words.byPoints()}</p>}
      {isChanged && line.pointsUsed === 0 && finding !== "now" && (
        <div className={styles.state}>
          {/* The field that had the focus is gone. */}
          <Button size="md" look="soft" autoFocus={finding === "before"} onPress={() => setFinding("now")}>
            {replacement === null ? words.replace() : words.replaceOther()}
          </Button>
          {replacement !== null && (
            <Button size="md" look="ghost" onPress={() => onReplace(null)}>
              {words.withoutInstead()}
            </Button>
          )}
        </div>
      )}
      {isChanged && finding === "now" && (
        <Finder
          {...props}
          order={order}
          onReplace={(found) => {
            onReplace(found);
            setFinding("before");
          }}
        />
      )}
    </li>
  );
}

function Finder({
  order,
  menu,
  isMenuUnread,
  onReadMenu,
  onReplace,
}: ChangeLineRowProps): ReactElement | null {
  const { t } = useI18n();
  const { workplaces } = useOffice();
  const workplace = workplaces.find(({ location }) => location.id === order.location.id);
  if (workplace === undefined) return null;
  if (menu !== null)
    return (
      <div className={styles.finder}>
        <ProductFinder
          workplace={workplace}
          menu={menu}
          method={order.fulfillmentMethod}
          hasFocus
          onAdd={({ productId, qty, modifierIdsByGroup }) =>
            onReplace({ productId, qty, modifierIdsByGroup })
          }
        />
      </div>
    );
  return isMenuUnread ? (
    <Banner
      tone="warn"
      role="status"
      action={
        <Button size="md" look="soft" onPress={onReadMenu}>
          {t.common.retry()}
        </Button>
      }
    >
      {t.phoneOrder.menuFailed()}
    </Banner>
  ) : (
    <SkeletonList label={t.common.loading()} count={3} />
  );
}
