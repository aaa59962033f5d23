import type { ReactElement } from "react";
import { anotherCode } from "#core/app/screen/setting/create-promotions.ts";
import { mayBeGuessed } from "#core/setting/promotion/promotion-code.ts";
import { PROMOTION_KINDS } from "#core/setting/promotion/promotion-draft.ts";
import { PROMOTION_LIMITS } from "#core/setting/promotion/promotion-terms.ts";
import { useApp } from "#ui/app/app-context.tsx";
import { Button } from "#ui/design/button/button.tsx";
import { Checkbox } from "#ui/design/choice/checkbox.tsx";
import { RadioGroup } from "#ui/design/choice/radio-group.tsx";
import { TextField } from "#ui/design/field/text-field.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { SettingSection } from "../setting-section.tsx";
import * as settings from "../settings.css.ts";
import type { PromotionSectionProps } from "./promotion-form.tsx";
import * as styles from "./promotion.css.ts";

/** The name, the discount, and how customers come by it. */
export function WhatSection({ draft, onChange, problemOf }: PromotionSectionProps): ReactElement {
  const { t } = useI18n();
  const app = useApp();
  const words = t.operations.settings.promotion;
  return (
    <SettingSection title={words.what()}>
      <div className={settings.pair}>
        <TextField
          label={words.name()}
          description={words.nameText()}
          maxLength={PROMOTION_LIMITS.name}
          value={draft.name}
          onChange={(name) => onChange({ name })}
          error={problemOf("name")}
        />
        <TextField
          label={words.percent()}
          inputMode="decimal"
          maxLength={6}
          trail={<span className={settings.unit}>%</span>}
          value={draft.percent}
          onChange={(percent) => onChange({ percent })}
          error={problemOf("discount")}
        />
      </div>
      <Checkbox
        label={words.appliesToModifiers()}
        description={words.appliesToModifiersText()}
        isSelected={draft.appliesToModifiers}
        onChange={(appliesToModifiers) => onChange({ appliesToModifiers })}
      />
      <RadioGroup
        label={words.how()}
        look="chips"
        options={PROMOTION_KINDS.map((kind) => ({ value: kind, label: words.kind[kind]() }))}
        value={draft.kind}
        onChange={(kind) => onChange({ kind })}
      />
      {draft.kind === "code" && (
        <div className={styles.codeRow}>
          <TextField
            label={words.code()}
            description={mayBeGuessed(draft.code.trim()) ? words.codeGuessed() : words.codeText()}
            maxLength={PROMOTION_LIMITS.code}
            autoComplete="off"
            value={draft.code}
            onChange={(code) => onChange({ code: code.toUpperCase() })}
            error={problemOf("code")}
          />
          <Button
            size="md"
            look="soft"
            className={styles.codeButton}
            onPress={() => onChange({ code: anotherCode(app) })}
          >
            {words.anotherCode()}
          </Button>
        </div>
      )}
    </SettingSection>
  );
}
