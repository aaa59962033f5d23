import type { ReactElement } from "react";
import { legalProblems, type LegalProblems } from "#core/legal/legal-content.ts";
import { legalKinds, legalLimit, legalParts } from "#core/legal/legal-form.ts";
import {
  shownLegalText,
  type LegalContent,
  type LegalDocument,
  type LegalPart,
  type LegalText,
} from "#core/legal/legal-text.ts";
import type { Locale } from "#core/shop/shop.ts";
import { RadioGroup } from "#ui/design/choice/radio-group.tsx";
import { TextField, type TextFieldProps } from "#ui/design/field/text-field.tsx";
import { fieldText } from "#ui/i18n/field-text.ts";
import type { I18n } from "#ui/i18n/i18n.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { SettingSection } from "../setting-section.tsx";
import * as styles from "../settings.css.ts";

interface LegalLanguageProps {
  readonly document: LegalDocument;
  readonly locale: Locale;
  /** Of all languages: where this one has no words, another one's are shown. */
  readonly content: LegalContent;
  readonly isChecked: boolean;
  readonly onChange: (text: LegalText) => void;
}

/** What a legal text says in one language. */
export function LegalLanguage(props: LegalLanguageProps): ReactElement {
  const { document, locale, content, isChecked, onChange } = props;
  const i18n = useI18n();
  const words = i18n.t.operations.settings.legalTexts;
  const isConsent = document === "consent";
  const text = content[locale];
  const problems: LegalProblems[Locale] = isChecked ? legalProblems(document, content)[locale] : {};
  const errorOf = (part: LegalPart): string | undefined => {
    const problem = problems[part];
    return problem === undefined ? undefined : fieldText(i18n, problem);
  };
  const isInOther = text.kind === "standard" && shownLegalText(content, locale) !== null;
  return (
    <SettingSection title={words.texts[locale]()}>
      <RadioGroup
        label={isConsent ? words.questionKind() : words.kind()}
        look="row"
        value={text.kind}
        options={legalKinds(document).map((kind) => ({
          value: kind,
          label: words.kinds[kind](),
          description: isConsent && kind === "own" ? words.ownConsent() : words.kindTexts[kind](),
        }))}
        onChange={(kind) => onChange({ ...text, kind })}
      />
      {isInOther && <p className={styles.quiet}>{words.otherLanguage[locale]()}</p>}
      {legalParts(document, text.kind).map((part) => {
        const most = legalLimit(document, text.kind, part);
        return (
          <TextField
            key={part}
            name={`content.${locale}.${part}`}
            {...lookOf(words, document, part, i18n.format.count(most))}
            {...(part === "title" ? { autoComplete: "off", maxLength: most } : {})}
            value={text[part] ?? ""}
            error={errorOf(part)}
            onChange={(typed) => onChange({ ...text, [part]: typed })}
          />
        );
      })}
    </SettingSection>
  );
}

function lookOf(
  words: I18n["t"]["operations"]["settings"]["legalTexts"],
  document: LegalDocument,
  part: LegalPart,
  most: string,
): Pick<TextFieldProps, "label" | "description" | "rows"> {
  switch (part) {
    case "title":
      return { label: words.sectionTitle() };
    case "body":
      return document === "consent"
        ? { label: words.question(), description: words.questionHint({ most }), rows: 5 }
        : { label: words.body(), description: words.bodyHint({ most }), rows: 10 };
    case "analytics":
    case "marketing":
      return { label: words.topics[part](), description: words.topicHint({ most }), rows: 2 };
  }
}
