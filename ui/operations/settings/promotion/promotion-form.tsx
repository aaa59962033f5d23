import type { ReactElement } from "react";
import type { Workplace } from "#core/account/workplace.ts";
import {
  readPromotionEdit,
  type PromotionSettingsActor,
} from "#core/setting/promotion/promotion-settings.machine.ts";
import type { PromotionDraft } from "#core/setting/promotion/promotion-draft.ts";
import type { PromotionField, PromotionProblems } from "#core/setting/promotion/promotion-terms.ts";
import { selectIsSettingChecked, selectSettingEdit } from "#core/setting/setting.selectors.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { fieldText } from "#ui/i18n/field-text.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as office from "../../office-screen.css.ts";
import { SettingForm } from "../setting-form.tsx";
import * as settings from "../settings.css.ts";
import { EndButton } from "./end-button.tsx";
import { LimitSection } from "./limit-section.tsx";
import { PreviewSection } from "./preview-section.tsx";
import { WhatSection } from "./what-section.tsx";
import { WhenSection } from "./when-section.tsx";
import { WhereSection } from "./where-section.tsx";

interface PromotionFormProps {
  readonly actor: PromotionSettingsActor;
  /** The locations of the shop. */
  readonly places: readonly Workplace[];
  readonly onEnded: () => void;
}

/** What each part of the form gets. */
export interface PromotionSectionProps {
  readonly draft: PromotionDraft;
  readonly onChange: (change: Partial<PromotionDraft>) => void;
  /** The sentence under a part that is wrong. */
  readonly problemOf: (field: PromotionField) => string | undefined;
}

const NOTHING_WRONG: PromotionProblems = {};

/** A promotion: what it takes off, when, where and for whom, and what a sample cart pays with it. */
export function PromotionForm({ actor, places, onEnded }: PromotionFormProps): ReactElement | null {
  const i18n = useI18n();
  const words = i18n.t.operations.settings.promotion;
  const edit = useSelected(actor, selectSettingEdit);
  const isChecked = useSelected(actor, selectIsSettingChecked);
  if (edit === null) return null;
  const { draft, held } = edit;
  const { promotion } = held;
  const terms = readPromotionEdit(edit);
  const problems = isChecked && !terms.ok ? terms.error : NOTHING_WRONG;
  const section: PromotionSectionProps = {
    draft,
    onChange: (change) => actor.send({ type: "setting.change", draft: { ...draft, ...change } }),
    problemOf: (field) => {
      const problem = problems[field];
      return problem === undefined ? undefined : fieldText(i18n, problem);
    },
  };
  return (
    <>
      <header className={settings.sectionHead}>
        <h1 className={office.title}>
          <bdi>{promotion?.terms.name ?? words.new()}</bdi>
        </h1>
        {promotion !== null && <EndButton key={promotion.version} promotion={promotion} onEnded={onEnded} />}
      </header>
      <SettingForm actor={actor} isWrong={Object.keys(problems).length > 0}>
        <WhatSection {...section} />
        <WhenSection {...section} />
        <WhereSection {...section} places={places} />
        <LimitSection {...section} />
        <PreviewSection
          terms={terms.ok ? terms.value : null}
          places={places}
          currency={held.list.currency}
          timezone={held.list.timezone}
        />
      </SettingForm>
    </>
  );
}
