import type { ReactElement } from "react";
import { createCompany } from "#core/app/screen/setting/create-company.ts";
import type { CompanyActor } from "#core/setting/company/company.machine.ts";
import {
  COMPANY_LENGTHS,
  COMPANY_PARTS,
  companyProblems,
  hasWrongCheckDigit,
  type CompanyPart,
  type CompanyProblems,
} from "#core/setting/company/company.ts";
import { selectIsSettingChecked, selectSettingEdit } from "#core/setting/setting.selectors.ts";
import { useScreenActor } from "#ui/app/use-screen-actor.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { Banner } from "#ui/design/feedback/banner.tsx";
import { TextField, type TextFieldProps } from "#ui/design/field/text-field.tsx";
import { fieldText } from "#ui/i18n/field-text.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as office from "../../office-screen.css.ts";
import { SettingForm } from "../setting-form.tsx";
import { SettingFrame } from "../setting-frame.tsx";
import { SettingSection } from "../setting-section.tsx";
import * as styles from "../settings.css.ts";

const NOTHING_WRONG: CompanyProblems = {};
const KINDS: Readonly<Partial<Record<CompanyPart, Pick<TextFieldProps, "type" | "inputMode">>>> = {
  email: { type: "email", inputMode: "email" },
  phone: { type: "tel", inputMode: "tel" },
};

/** The company behind the shops, as legal pages, receipts and mails name it (SHOP-18). */
export function CompanySettings(): ReactElement {
  const { t } = useI18n();
  const actor = useScreenActor((app) => createCompany(app));
  return (
    <>
      <h1 className={office.title}>{t.operations.settings.company.title()}</h1>
      <SettingFrame actor={actor}>
        <CompanyForm actor={actor} />
      </SettingFrame>
    </>
  );
}

function CompanyForm({ actor }: { readonly actor: CompanyActor }): ReactElement | null {
  const i18n = useI18n();
  const words = i18n.t.operations.settings.company;
  const edit = useSelected(actor, selectSettingEdit);
  const isChecked = useSelected(actor, selectIsSettingChecked);
  if (edit === null) return null;
  const { draft } = edit;
  const problems = isChecked ? companyProblems(draft) : NOTHING_WRONG;
  return (
    <SettingForm actor={actor} isWrong={Object.keys(problems).length > 0}>
      <SettingSection title={words.details()} text={words.text()}>
        <div className={styles.pair}>
          {COMPANY_PARTS.map((part) => {
            const problem = problems[part];
            return (
              <TextField
                key={part}
                name={part}
                label={words.parts[part]()}
                description={words.hints[part]()}
                maxLength={COMPANY_LENGTHS[part]}
                autoComplete="off"
                {...KINDS[part]}
                value={draft[part]}
                error={problem === undefined ? undefined : fieldText(i18n, problem)}
                onChange={(text) => actor.send({ type: "setting.change", draft: { ...draft, [part]: text } })}
              />
            );
          })}
        </div>
        {hasWrongCheckDigit(draft.taxId) && <Banner tone="warn">{words.checkDigit()}</Banner>}
      </SettingSection>
      <SettingSection title={words.shown()}>
        <p>
          {words.sentence({
            name: draft.legalName,
            taxId: draft.taxId,
            address: draft.address,
            email: draft.email,
            phone: i18n.format.phone(draft.phone),
          })}
        </p>
        <p className={styles.quiet}>{words.where()}</p>
      </SettingSection>
    </SettingForm>
  );
}
