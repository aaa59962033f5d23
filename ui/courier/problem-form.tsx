import { useState, type ReactElement } from "react";
import { isAtLeast } from "#core/kernel/text-length.ts";
import { REASON_TEXT } from "#core/order/lifecycle/order-rules.ts";
import { Button } from "#ui/design/button/button.tsx";
import { TextField } from "#ui/design/field/text-field.tsx";
import { useFormElement } from "#ui/form/use-form-element.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as styles from "./run.css.ts";

interface ProblemFormProps {
  readonly onTell: (text: string) => void;
  readonly onCancel: () => void;
}

/** A few words on what went wrong, for staff. */
export function ProblemForm({ onTell, onCancel }: ProblemFormProps): ReactElement {
  const { t } = useI18n();
  const [text, setText] = useState("");
  const [isAsked, setAsked] = useState(false);
  const isMissing = !isAtLeast(text.trim(), REASON_TEXT.min);
  const { element } = useFormElement({
    submit: () => (isMissing ? setAsked(true) : onTell(text.trim())),
  });
  return (
    <form {...element} className={styles.problem}>
      <TextField
        label={t.courier.whatHappened()}
        name="problem"
        value={text}
        onChange={setText}
        maxLength={REASON_TEXT.max}
        rows={2}
        autoFocus
        error={isAsked && isMissing ? t.courier.problemMissing() : undefined}
      />
      <div className={styles.choices}>
        <Button color="white" onPress={onCancel}>
          {t.common.back()}
        </Button>
        <Button type="submit">{t.courier.problemSubmit()}</Button>
      </div>
    </form>
  );
}
