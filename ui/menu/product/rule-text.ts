import type { GroupRule } from "#core/menu/group-rule.ts";
import type { I18n } from "#ui/i18n/i18n.ts";

/** The rule of a group in words, such as "Choose exactly 1" or "Optional, at most 3". */
export function ruleText({ t }: I18n, rule: GroupRule): string {
  switch (rule.kind) {
    case "exactly":
      return t.product.chooseExactly({ n: rule.n });
    case "atLeast":
      return t.product.chooseAtLeast({ n: rule.n });
    case "between":
      return t.product.chooseBetween({ min: rule.min, max: rule.max });
    case "optionalUpTo":
      return t.product.optionalUpTo({ n: rule.n });
    case "optional":
      return t.product.optional();
  }
}
