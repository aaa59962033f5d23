import type { ReactElement } from "react";
import { createPointsRule } from "#core/app/screen/setting/create-points-rule.ts";
import type { ShopId } from "#core/kernel/id.ts";
import { pointsRate } from "#core/reward/points-rate.ts";
import { toMoney } from "#core/money/parse-money.ts";
import type { PointsRuleActor } from "#core/setting/points/points-rule.machine.ts";
import { readPointsDraft, type PointsDraft } from "#core/setting/points/points-rule.ts";
import { selectIsSettingChecked, selectSettingEdit } from "#core/setting/setting.selectors.ts";
import { useScreenActor } from "#ui/app/use-screen-actor.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { Switch } from "#ui/design/choice/switch.tsx";
import { TextField } from "#ui/design/field/text-field.tsx";
import { fieldText } from "#ui/i18n/field-text.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as office from "../../office-screen.css.ts";
import { SettingForm } from "../setting-form.tsx";
import { SettingFrame } from "../setting-frame.tsx";
import { SettingSection } from "../setting-section.tsx";
import * as styles from "../settings.css.ts";
import { PointsExample } from "./points-example.tsx";

interface PointsRuleProps {
  readonly shop: { readonly id: ShopId; readonly name: string };
}

const RATE_LENGTH = 9;

/** How a shop gives points, with an order as an example (REWARD-6). */
export function PointsRule({ shop }: PointsRuleProps): ReactElement {
  const { t, format } = useI18n();
  const actor = useScreenActor((app) => createPointsRule(app, shop.id, format.decimalMark));
  return (
    <>
      <h1 className={office.title}>
        {t.operations.settings.points.title()} · <bdi>{shop.name}</bdi>
      </h1>
      <SettingFrame actor={actor}>
        <PointsForm actor={actor} />
      </SettingFrame>
    </>
  );
}

function PointsForm({ actor }: { readonly actor: PointsRuleActor }): ReactElement | null {
  const i18n = useI18n();
  const { t, format } = i18n;
  const words = t.operations.settings.points;
  const edit = useSelected(actor, selectSettingEdit);
  const isChecked = useSelected(actor, selectIsSettingChecked);
  if (edit === null) return null;
  const { draft, held } = edit;
  const rule = readPointsDraft(draft);
  const isWrong = isChecked && !rule.ok;
  const change = (part: Partial<PointsDraft>): void =>
    actor.send({ type: "setting.change", draft: { ...draft, ...part } });
  const rate = rule.ok && rule.value.isOn ? pointsRate(rule.value.pointsPerUnit) : null;
  return (
    <SettingForm actor={actor} isWrong={isWrong}>
      <SettingSection title={words.rule()} text={words.text()}>
        <Switch label={words.isOn()} isSelected={draft.isOn} onChange={(isOn) => change({ isOn })} />
        {draft.isOn ? (
          <div className={styles.pair}>
            <TextField
              name="rate"
              label={words.rate({ amount: format.money(toMoney("1.00", held.currency)) })}
              description={
                rate === null
                  ? words.rateText()
                  : words.rateMeans({
                      points: format.points(rate.points),
                      amount: format.money(toMoney(`${rate.units}`, held.currency)),
                    })
              }
              inputMode="decimal"
              maxLength={RATE_LENGTH}
              autoComplete="off"
              value={draft.rate}
              error={isWrong ? fieldText(i18n, rule.error) : undefined}
              onChange={(typed) => change({ rate: typed })}
            />
          </div>
        ) : (
          <p className={styles.quiet}>{words.offText()}</p>
        )}
      </SettingSection>
      {rule.ok && rule.value.isOn && <PointsExample rule={rule.value} held={held} />}
    </SettingForm>
  );
}
