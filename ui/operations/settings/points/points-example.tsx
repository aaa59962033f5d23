import type { ReactElement } from "react";
import { pointsExample, type HeldPointsRule, type PointsRule } from "#core/setting/points/points-rule.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { SettingSection } from "../setting-section.tsx";
import * as styles from "../settings.css.ts";
import * as own from "./points.css.ts";

interface PointsExampleProps {
  readonly rule: PointsRule;
  readonly held: HeldPointsRule;
}

/** What one order would earn by a rule, and what the cheapest product takes. */
export function PointsExample({ rule, held }: PointsExampleProps): ReactElement {
  const { t, format } = useI18n();
  const words = t.operations.settings.points.example;
  const example = pointsExample(rule, held);
  const { cheapest } = held;
  const minus = (amount: string): string => `−${amount}`;
  return (
    <SettingSection title={words.title()}>
      <dl className={own.sums}>
        <Row name={words.subtotal()}>{format.money(example.subtotal)}</Row>
        <Row name={words.discount()}>{minus(format.money(example.discount))}</Row>
        <Row name={words.pointsPaid()}>{minus(format.money(example.pointsPaid))}</Row>
        <Row name={words.deliveryFee()} isLeftOut>
          {words.notCounted({ amount: format.money(example.deliveryFee) })}
        </Row>
        <Row name={words.eligible()}>{format.money(example.eligible)}</Row>
        <Row name={words.earns()} isSum>
          {format.points(example.points)}
        </Row>
      </dl>
      {cheapest === null || example.spentForCheapest === null ? (
        <p className={styles.quiet}>{words.noProduct()}</p>
      ) : (
        <p className={styles.quiet}>
          {words.cheapest({
            product: cheapest.name,
            points: format.points(cheapest.points),
            amount: format.money(example.spentForCheapest),
          })}
        </p>
      )}
      <p className={styles.quiet}>{words.whenText()}</p>
    </SettingSection>
  );
}

interface RowProps {
  readonly name: string;
  readonly isSum?: boolean;
  readonly isLeftOut?: boolean;
  readonly children: string;
}

function Row({ name, isSum = false, isLeftOut = false, children }: RowProps): ReactElement {
  return (
    <div className={own.sum} data-look={isSum ? "sum" : isLeftOut ? "quiet" : undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
