import type { ReactElement } from "react";
import {
  LEGAL_KINDS,
  legalProblems,
  MAX_LEGAL_BODY,
  MAX_LEGAL_TITLE,
  shownLegalText,
  type LegalContent,
  type LegalProblems,
  type LegalText,
} from "#core/legal/legal-text.ts";
import type { Locale } from "#core/shop/shop.ts";
import { RadioGroup } from "#ui/design/choice/radio-group.tsx";
import { TextField } from "#ui/design/field/text-field.tsx";
import { fieldText } from "#ui/i18n/field-text.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { SettingSection } from "../setting-section.tsx";
import * as styles from "../settings.css.ts";

interface LegalLanguageProps {
  readonly locale: Locale;
  /** Of all languages: where this one has no words, another one's are shown. */
  readonly content: LegalContent;
  readonly isChecked: boolean;
  readonly onChange: (text: LegalText) => void;
}

/** What a legal text says in one language. */
export function LegalLanguage({ locale, content, isChecked, onChange }: LegalLanguageProps): ReactElement {
  const i18n = useI18n();
  const words = i18n.t.operations.settings.legalTexts;
  const text = content[locale];
  const problems: LegalProblems[Locale] = isChecked ? legalProblems(content)[locale] : {};
  const errorOf = (part: "title" | "body"): string | undefined => {
    const problem = problems[part];
    return problem === undefined ? undefined : fieldText(i18n, problem);
  };
  const isInOther = text.kind === "standard" && shownLegalText(content, locale) !== null;
  return (
    <SettingSection title={words.texts[locale]()}>
      <RadioGroup
        label={words.kind()}
        look="row"
        value={text.kind}
        options={LEGAL_KINDS.map((kind) => ({
          value: kind,
          label: words.kinds[kind](),
          description: words.kindTexts[kind](),
        }))}
        onChange={(kind) => onChange({ ...text, kind })}
      />
      {isInOther && <p className={styles.quiet}>{words.otherLanguage[locale]()}</p>}
      {text.kind === "added" && (
        <TextField
          name={`content.${locale}.title`}
          label={words.sectionTitle()}
          autoComplete="off"
          maxLength={MAX_LEGAL_TITLE}
          value={text.title}
          error={errorOf("title")}
          onChange={(title) => onChange({ ...text, title })}
        />
      )}
      {text.kind !== "standard" && (
        <TextField
          name={`content.${locale}.body`}
          label={words.body()}
          description={words.bodyHint({ most: i18n.format.count(MAX_LEGAL_BODY) })}
          rows={10}
          value={text.body}
          error={errorOf("body")}
          onChange={(body) => onChange({ ...text, body })}
        />
      )}
    </SettingSection>
  );
}
