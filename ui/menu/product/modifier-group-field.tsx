import { useId, type ReactElement } from "react";
import type { ModifierId } from "#core/kernel/id.ts";
import { groupRule, optionsAt, type Option } from "#core/menu/group-rule.ts";
import type { ModifierGroup } from "#core/menu/menu.ts";
import { maxChoicesOf } from "#core/menu/options.ts";
import { chosenIn, isGroupFull, type ProductChoice } from "#core/cart/choice/product-choice.ts";
import { isZero } from "#core/money/compare.ts";
import type { Location } from "#core/shop/location.ts";
import type { Instant } from "#core/time/instant.ts";
import { Badge } from "#ui/design/feedback/badge.tsx";
import { classNames } from "#ui/design/class-names.ts";
import * as choiceStyles from "#ui/design/choice/choice.css.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import type { I18n } from "#ui/i18n/i18n.ts";
import * as styles from "./modifier-group-field.css.ts";
import { ruleText } from "./rule-text.ts";

interface ModifierGroupFieldProps {
  readonly group: ModifierGroup;
  readonly choice: ProductChoice;
  readonly location: Location;
  readonly now: Instant;
  /** The button was pressed and this group still needs a choice. */
  readonly isMissing: boolean;
  readonly onToggle: (modifierId: ModifierId) => void;
}

/** One group of options: its rule in words, its options as rows with their price differences. */
export function ModifierGroupField(props: ModifierGroupFieldProps): ReactElement {
  const { group, choice, location, now, isMissing, onToggle } = props;
  const i18n = useI18n();
  const id = useId();
  const chosen = chosenIn(choice, group.id);
  const isFull = isGroupFull(choice, group);
  // A required single choice is never taken back, as radios are; every other can be.
  const isRadio = maxChoicesOf(group) === 1 && group.minChoices === 1;
  return (
    <fieldset aria-describedby={`${id}-rule`}>
      <legend className={styles.legend}>
        <bdi>{group.name}</bdi>
      </legend>
      <p id={`${id}-rule`} className={isMissing ? styles.missing : styles.rule}>
        {ruleText(i18n, groupRule(group))}
        {group.minChoices > 0 && (
          <Badge tone={badgeTone(chosen.length >= group.minChoices, isMissing)}>
            {chosen.length >= group.minChoices ? i18n.t.product.chosen() : i18n.t.product.required()}
          </Badge>
        )}
      </p>
      <div className={styles.options}>
        {optionsAt(group, location.id, now).map((option) => {
          const isChosen = chosen.includes(option.modifier.id);
          const isSoldOut = option.availability.state === "unavailable";
          return (
            <label key={option.modifier.id} className={`${choiceStyles.row} ${styles.row}`}>
              <input
                type={isRadio ? "radio" : "checkbox"}
                className={classNames(isRadio ? choiceStyles.radio : choiceStyles.checkbox, styles.input)}
                name={`${id}-${group.id}`}
                checked={isChosen}
                disabled={!isChosen && (isSoldOut || isFull)}
                aria-invalid={isMissing || undefined}
                onChange={() => onToggle(option.modifier.id)}
              />
              <span className={choiceStyles.words}>
                <span className={choiceStyles.name}>
                  <bdi>{option.modifier.name}</bdi>
                </span>
              </span>
              <span className={choiceStyles.trail}>{trailText(i18n, option)}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

function trailText({ t, format }: I18n, { availability, price }: Option): string | null {
  if (availability.state === "unavailable") return t.product.unavailableOption();
  return isZero(price) ? null : format.moneyDelta(price);
}

function badgeTone(isDone: boolean, isMissing: boolean): "success" | "danger" | "neutral" {
  if (isDone) return "success";
  return isMissing ? "danger" : "neutral";
}
