import type { ReactElement } from "react";
import type { ModifierId } from "#core/kernel/id.ts";
import { groupRule, optionsAt, type Option } from "#core/menu/group-rule.ts";
import type { ModifierGroup } from "#core/menu/menu.ts";
import { maxChoicesOf } from "#core/menu/options.ts";
import { chosenIn, isGroupFull, type ProductChoice } from "#core/cart/choice/product-choice.ts";
import { isZero } from "#core/money/compare.ts";
import type { Location } from "#core/shop/location.ts";
import type { Instant } from "#core/time/instant.ts";
import { Badge } from "#ui/design/feedback/badge.tsx";
import { ChoiceGroup } from "#ui/design/choice/choice-group.tsx";
import { ChoiceRow } from "#ui/design/choice/choice-row.tsx";
import { RadioGroup } from "#ui/design/choice/radio-group.tsx";
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
  const chosen = chosenIn(choice, group.id);
  const isFull = isGroupFull(choice, group);
  const isDone = chosen.length >= group.minChoices;
  const frame = {
    label: <bdi>{group.name}</bdi>,
    description: (
      <p className={isMissing ? styles.missing : styles.rule}>
        {ruleText(i18n, groupRule(group))}
        {group.minChoices > 0 && (
          <Badge tone={badgeTone(isDone, isMissing)}>
            {isDone ? i18n.t.product.chosen() : i18n.t.product.required()}
          </Badge>
        )}
      </p>
    ),
    look: "edge",
  } as const;
  const options = optionsAt(group, location.id, now).map((option) => ({
    value: option.modifier.id,
    label: <bdi>{option.modifier.name}</bdi>,
    trail: trailText(i18n, option),
    isDisabled:
      !chosen.includes(option.modifier.id) && (isFull || option.availability.state === "unavailable"),
  }));
  // A required single choice is never taken back, as radios are; every other can be.
  if (maxChoicesOf(group) === 1 && group.minChoices === 1)
    return (
      <RadioGroup
        {...frame}
        options={options}
        value={chosen[0] ?? null}
        isInvalid={isMissing}
        onChange={onToggle}
      />
    );
  return (
    <ChoiceGroup {...frame}>
      {options.map(({ value, label, trail, isDisabled }) => (
        <ChoiceRow
          key={value}
          type="checkbox"
          look="edge"
          label={label}
          trail={trail}
          checked={chosen.includes(value)}
          disabled={isDisabled}
          aria-invalid={isMissing || undefined}
          onChange={() => onToggle(value)}
        />
      ))}
    </ChoiceGroup>
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
