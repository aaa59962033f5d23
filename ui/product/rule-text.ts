import type { GroupRule } from "#core/menu/group-rule.ts";
import type { I18n } from "#ui/i18n/i18n.ts";

/** The rule of a group in words: «Alege exact 1», «Opțional, maxim 3». */
export function ruleText({ L }: I18n, rule: GroupRule): string {
  switch (rule.kind) {
    case "exactly":
      return L.product.chooseExactly({ n: rule.n });
    case "atLeast":
      return L.product.chooseAtLeast({ n: rule.n });
    case "between":
      return L.product.chooseBetween({ min: rule.min, max: rule.max });
    case "optionalUpTo":
      return L.product.optionalUpTo({ n: rule.n });
    case "optional":
      return L.product.optional();
  }
}
