import { useState, type ReactElement } from "react";
import type { ConsentTopics } from "#core/consent/consent.ts";
import type { ShownLegalText } from "#core/legal/legal-text.ts";
import { FormDialog } from "#ui/form/form-dialog.tsx";
import { useFormElement } from "#ui/form/use-form-element.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import type { ModalHandle } from "#ui/modal/use-modal.ts";
import { ConsentTopicSwitches } from "./consent-topic-switches.tsx";

interface ConsentDialogProps {
  readonly modal: ModalHandle;
  readonly topics: ConsentTopics;
  /** The organization's own words; null where the standard text stands. */
  readonly own: ShownLegalText | null;
  readonly onSave: (topics: ConsentTopics) => void;
}

/** What may be measured, one by one. */
export function ConsentDialog({ modal, topics, own, onSave }: ConsentDialogProps): ReactElement {
  const { t } = useI18n();
  const [changed, change] = useState<ConsentTopics | null>(null);
  // Who opens it at once may do so before it is read what they agreed to.
  const wanted = changed ?? topics;
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
      <ConsentTopicSwitches topics={wanted} own={own} onChange={change} />
    </FormDialog>
  );
}
