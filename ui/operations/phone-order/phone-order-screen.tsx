import { useState, type ReactElement } from "react";
import { workplaceName } from "#core/account/workplace.ts";
import { SelectField } from "#ui/design/field/select-field.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as office from "../office-screen.css.ts";
import { useOffice } from "../office-context.tsx";
import { PhoneOrderForm } from "./phone-order-form.tsx";
import * as styles from "./phone-order.css.ts";

/** An order that is taken on the phone, for one of the locations (ORDER-30). */
export default function PhoneOrderScreen(): ReactElement {
  const { t } = useI18n();
  const { organization, workplaces, locationId } = useOffice();
  const [chosen, choose] = useState<string | null>(null);
  const wanted = locationId ?? chosen;
  const workplace = workplaces.find(({ location }) => location.id === wanted) ?? workplaces[0];
  return (
    <main id="content" tabIndex={-1} className={styles.screen}>
      <h1 className={office.title}>{t.phoneOrder.title()}</h1>
      {organization !== null && locationId === null && workplaces.length > 1 && (
        <SelectField
          className={styles.location}
          label={t.phoneOrder.location()}
          options={workplaces.map((one) => ({
            value: one.location.id,
            label: workplaceName(one, organization),
          }))}
          value={workplace?.location.id ?? ""}
          onChange={choose}
        />
      )}
      {workplace !== undefined && <PhoneOrderForm key={workplace.location.id} workplace={workplace} />}
    </main>
  );
}
