import type { ReactElement } from "react";
import type { ScheduleChoice, ScheduleRefusal } from "#core/shop/ordering/schedule-choice.ts";
import { RadioGroup } from "#ui/design/choice/radio-group.tsx";
import { TextField } from "#ui/design/field/text-field.tsx";
import { fieldText } from "#ui/i18n/field-text.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { when as whenStyle } from "../../prices/price-move-sheet.css.ts";
import * as styles from "./publish-sheet.css.ts";

/** When a menu is to be published, as it is typed. */
export interface PublicationTime extends ScheduleChoice {
  readonly isLater: boolean;
}

/** At once. */
export const PUBLISH_NOW: PublicationTime = { isLater: false, date: "", time: "" };

interface PublicationTimeFieldsProps {
  readonly when: PublicationTime;
  readonly onChange: (when: PublicationTime) => void;
  /** What is wrong with a time that is chosen; null before it is asked for. */
  readonly problem: ScheduleRefusal | null;
}

/** Now, or the date and time at which the draft publishes itself. */
export function PublicationTimeFields({ when, onChange, problem }: PublicationTimeFieldsProps): ReactElement {
  const i18n = useI18n();
  const words = i18n.t.operations.menuEditor.draft;
  const moments = i18n.t.priceUpdates;
  return (
    <>
      <RadioGroup
        label={words.when()}
        look="segments"
        options={[
          { value: "now", label: words.now() },
          { value: "later", label: words.later() },
        ]}
        value={when.isLater ? "later" : "now"}
        onChange={(value) => onChange({ ...when, isLater: value === "later" })}
      />
      {when.isLater && (
        <>
          <p className={styles.by}>{words.scheduleText()}</p>
          <div className={whenStyle}>
            <TextField
              label={moments.date()}
              type="date"
              name="date"
              value={when.date}
              onChange={(date) => onChange({ ...when, date })}
              error={problem?.field === "date" ? fieldText(i18n, problem.key) : undefined}
            />
            <TextField
              label={moments.time()}
              type="time"
              name="time"
              value={when.time}
              onChange={(time) => onChange({ ...when, time })}
              error={
                problem?.field !== "time"
                  ? undefined
                  : problem.key === "priceUpdates.tooEarly"
                    ? moments.tooEarly()
                    : fieldText(i18n, problem.key)
              }
            />
          </div>
        </>
      )}
    </>
  );
}
