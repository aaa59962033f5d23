import { useState, type ReactElement } from "react";
import type { ConsentTopics } from "#core/consent/consent.ts";
import { Switch } from "#ui/design/choice/switch.tsx";
import { FormDialog } from "#ui/form/form-dialog.tsx";
import { useFormElement } from "#ui/form/use-form-element.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import type { ModalHandle } from "#ui/modal/use-modal.ts";

interface ConsentDialogProps {
  readonly modal: ModalHandle;
  readonly topics: ConsentTopics;
  readonly onSave: (topics: ConsentTopics) => void;
}

/** What may be measured, one by one. */
export function ConsentDialog({ modal, topics, onSave }: ConsentDialogProps): ReactElement {
  const { t } = useI18n();
  const [wanted, setWanted] = useState(topics);
  const { element } = useFormElement({
    submit: () => {
      onSave(wanted);
      modal.close();
    },
  });
  return (
    <FormDialog
      isOpen={modal.isOpen}
      onClose={modal.close}
      layer={modal.layer}
      size="sm"
      title={t.consent.title()}
      element={element}
      confirm={t.consent.save()}
    >
      <Switch label={t.consent.necessary()} description={t.consent.necessaryText()} isSelected isDisabled />
      <Switch
        label={t.consent.analytics()}
        description={t.consent.analyticsText()}
        isSelected={wanted.analytics}
        onChange={(analytics) => setWanted({ ...wanted, analytics })}
      />
      <Switch
        label={t.consent.marketing()}
        description={t.consent.marketingText()}
        isSelected={wanted.marketing}
        onChange={(marketing) => setWanted({ ...wanted, marketing })}
      />
    </FormDialog>
  );
}
