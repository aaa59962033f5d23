import { useState, type ReactElement } from "react";
import type { ModifierId } from "#core/kernel/id.ts";
import { groupRule, optionsAt, type Option } from "#core/menu/group-rule.ts";
import { misfitOf, type MenuFilter } from "#core/menu/filter/menu-filter.ts";
import type { Modifier, ModifierGroup } from "#core/menu/menu.ts";
import { maxChoicesOf } from "#core/menu/options.ts";
import { chosenIn, isGroupFull, type ProductChoice } from "#core/cart/choice/product-choice.ts";
import { isZero } from "#core/money/compare.ts";
import type { Location } from "#core/shop/location.ts";
import type { Instant } from "#core/time/instant.ts";
import { PlainButton } from "#ui/design/button/plain-button.tsx";
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
  /** What somebody does not eat; null shows every option. */
  readonly filter: MenuFilter | null;
  readonly location: Location;
  readonly now: Instant;
  /** The button was pressed and this group still needs a choice. */
  readonly isMissing: boolean;
  readonly onToggle: (modifierId: ModifierId) => void;
}

/** One group of options: its rule in words, its options as rows with their price differences. */
export function ModifierGroupField(props: ModifierGroupFieldProps): ReactElement {
  const { group, choice, filter, location, now, isMissing, onToggle } = props;
  const [isRevealed, setRevealed] = useState(false);
  const i18n = useI18n();
  const chosen = chosenIn(choice, group.id);
  const isFull = isGroupFull(choice, group);
  const isDone = chosen.length >= group.minChoices;
  const offered = optionsAt(group, location.id, now);
  // What is chosen already stays in sight.
  const shown = offered.filter(
    ({ modifier }) =>
      isRevealed || filter === null || chosen.includes(modifier.id) || misfitOf(modifier, filter) === null,
  );
  const hiddenCount = offered.length - shown.length;
  const options = shown.map((option) => ({
    value: option.modifier.id,
    label: <bdi>{option.modifier.name}</bdi>,
    description: declaredText(i18n, option.modifier),
    trail: trailText(i18n, option),
    isDisabled:
      !chosen.includes(option.modifier.id) && (isFull || option.availability.state === "unavailable"),
  }));
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
        {hiddenCount > 0 && (
          <PlainButton size="sm" look="text" onClick={() => setRevealed(true)}>
            {i18n.t.menuFilter.hiddenOptions({ n: hiddenCount })} · {i18n.t.menuFilter.reveal()}
          </PlainButton>
        )}
      </p>
    ),
    look: "edge",
  } as const;
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
      {options.map(({ value, label, description, trail, isDisabled }) => (
        <ChoiceRow
          key={value}
          type="checkbox"
          look="edge"
          label={label}
          description={description}
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

/** What an option brings, or that nobody said so. */
function declaredText({ t }: I18n, { allergens }: Modifier): string | undefined {
  if (allergens === null) return `${t.product.allergens()}: ${t.product.undeclared()}`;
  if (allergens.length === 0) return undefined;
  return t.product.brings({ allergens: allergens.map((allergen) => t.allergens[allergen]()).join(", ") });
}

function trailText({ t, format }: I18n, { availability, price }: Option): string | null {
  if (availability.state === "unavailable") return t.product.unavailableOption();
  return isZero(price) ? null : format.moneyDelta(price);
}

function badgeTone(isDone: boolean, isMissing: boolean): "success" | "danger" | "neutral" {
  if (isDone) return "success";
  return isMissing ? "danger" : "neutral";
}
