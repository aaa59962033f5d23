import type { ReactElement } from "react";
import { createShopDomain } from "#core/app/screen/setting/create-shop-domain.ts";
import type { ShopId } from "#core/kernel/id.ts";
import type { ShopDomainActor } from "#core/setting/domain/shop-domain.machine.ts";
import { readDomainDraft } from "#core/setting/domain/shop-domain.ts";
import {
  isUnsaved,
  selectIsSettingChecked,
  selectRefusedField,
  selectSettingEdit,
} from "#core/setting/setting.selectors.ts";
import { MAX_HOST_LENGTH } from "#core/shop/shop-from-host.ts";
import { useScreenActor } from "#ui/app/use-screen-actor.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { TextField } from "#ui/design/field/text-field.tsx";
import { fieldText } from "#ui/i18n/field-text.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as office from "../../office-screen.css.ts";
import { SettingForm } from "../setting-form.tsx";
import { SettingFrame } from "../setting-frame.tsx";
import { SettingSection } from "../setting-section.tsx";
import * as styles from "../settings.css.ts";
import { DomainCheck } from "./domain-check.tsx";
import { DomainRecord } from "./domain-record.tsx";

interface DomainSettingsProps {
  readonly shop: { readonly id: ShopId; readonly name: string };
}

/** The own domain of a shop, the record that it needs, and whether it leads here by now (HOST-16). */
export function DomainSettings({ shop }: DomainSettingsProps): ReactElement {
  const { t } = useI18n();
  const actor = useScreenActor((app) => createShopDomain(app, shop.id));
  return (
    <>
      <h1 className={office.title}>
        {t.operations.settings.domain.title()} · <bdi>{shop.name}</bdi>
      </h1>
      <SettingFrame actor={actor}>
        <DomainForm actor={actor} shop={shop} />
      </SettingFrame>
    </>
  );
}

function DomainForm({
  actor,
  shop,
}: DomainSettingsProps & { readonly actor: ShopDomainActor }): ReactElement | null {
  const i18n = useI18n();
  const words = i18n.t.operations.settings.domain;
  const edit = useSelected(actor, selectSettingEdit);
  const isChecked = useSelected(actor, selectIsSettingChecked);
  const refused = useSelected(actor, (snapshot) => selectRefusedField(snapshot, "domain"));
  if (edit === null) return null;
  const { draft, held } = edit;
  const domain = readDomainDraft(draft, held.hosts);
  const problem = isChecked && !domain.ok ? domain.error : refused;
  return (
    <SettingForm actor={actor} isWrong={problem !== null}>
      <SettingSection title={words.address()} text={words.text({ host: held.ownHost })}>
        <TextField
          name="domain"
          label={words.name()}
          optionalLabel={i18n.t.common.optional()}
          description={words.nameText()}
          inputMode="text"
          autoComplete="off"
          maxLength={MAX_HOST_LENGTH}
          value={draft.typed}
          error={problem === null ? undefined : fieldText(i18n, problem)}
          onChange={(typed) => actor.send({ type: "setting.change", draft: { typed } })}
        />
      </SettingSection>
      {domain.ok && domain.value !== null && (
        <SettingSection title={words.record()} text={words.recordText()}>
          <DomainRecord domain={domain.value} target={held.target} />
          {held.domain === null || isUnsaved(edit) ? (
            <p className={styles.quiet}>{words.saveFirst()}</p>
          ) : (
            <DomainCheck key={held.version} shopId={shop.id} />
          )}
        </SettingSection>
      )}
    </SettingForm>
  );
}
