import type { ReactElement } from "react";
import { createShopLook } from "#core/app/screen/setting/create-shop-look.ts";
import type { ShopId } from "#core/kernel/id.ts";
import { readLookDraft, type LookDraft } from "#core/setting/look/look-draft.ts";
import type { ShopLookActor } from "#core/setting/look/shop-look.machine.ts";
import { shadesOf } from "#core/setting/look/shop-look.ts";
import { selectIsSettingChecked, selectSettingEdit } from "#core/setting/setting.selectors.ts";
import { useScreenActor } from "#ui/app/use-screen-actor.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { fieldText } from "#ui/i18n/field-text.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as office from "../../office-screen.css.ts";
import { SettingForm } from "../setting-form.tsx";
import { SettingFrame } from "../setting-frame.tsx";
import { ColorSection } from "./color-section.tsx";
import { LogoSection } from "./logo-section.tsx";
import { LookPreview } from "./look-preview.tsx";

interface ShopLookProps {
  readonly shop: { readonly id: ShopId; readonly name: string };
}

/** How a shop looks: its color and its logo (SHOP-17). */
export function ShopLook({ shop }: ShopLookProps): ReactElement {
  const { t } = useI18n();
  const actor = useScreenActor((app) => createShopLook(app, shop.id));
  return (
    <>
      <h1 className={office.title}>
        {t.operations.settings.look.title()} · <bdi>{shop.name}</bdi>
      </h1>
      <SettingFrame actor={actor}>
        <ShopLookForm actor={actor} shop={shop} />
      </SettingFrame>
    </>
  );
}

function ShopLookForm({
  actor,
  shop,
}: ShopLookProps & { readonly actor: ShopLookActor }): ReactElement | null {
  const i18n = useI18n();
  const edit = useSelected(actor, selectSettingEdit);
  const isChecked = useSelected(actor, selectIsSettingChecked);
  if (edit === null) return null;
  const { draft, held } = edit;
  const look = readLookDraft(draft);
  const isWrong = isChecked && !look.ok;
  const colors = look.ok ? shadesOf(look.value, held.colors) : held.colors;
  const change = (changed: (now: LookDraft) => Partial<LookDraft>): void => {
    // A picture comes after something else was changed.
    const now = selectSettingEdit(actor.getSnapshot())?.draft ?? draft;
    actor.send({ type: "setting.change", draft: { ...now, ...changed(now) } });
  };
  return (
    <SettingForm actor={actor} isWrong={isWrong}>
      <ColorSection
        typed={draft.accent}
        color={look.ok ? look.value.accent : null}
        colors={colors}
        error={isWrong ? fieldText(i18n, look.error) : undefined}
        onChange={(accent) => change(() => ({ accent }))}
      />
      <LookPreview colors={colors} name={shop.name} currency={held.currency} logo={draft.logo} />
      <LogoSection
        shopId={shop.id}
        shopName={shop.name}
        logo={draft.logo}
        colors={colors}
        onUploaded={(picture) =>
          change(({ logo }) => ({ logo: { picture, ground: logo?.ground ?? "white" } }))
        }
        onChange={(logo) => change(() => ({ logo }))}
      />
    </SettingForm>
  );
}
