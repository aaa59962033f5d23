import { useEffect, type ReactElement } from "react";
import { createFactorReset } from "#core/app/screen/account/create-factor.ts";
import type { StaffListActor } from "#core/account/staff/staff-list.machine.ts";
import type { StaffMember } from "#core/account/staff/staff.ts";
import { FormDialog } from "#ui/form/form-dialog.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";

interface FactorResetSheetProps {
  readonly list: StaffListActor;
  readonly member: StaffMember;
  readonly isOpen: boolean;
  readonly layer: number;
  readonly onClose: () => void;
}

/** Asks once more before a colleague's second factor is reset, and says what that means (ACCOUNT-21). */
export function FactorResetSheet({
  list,
  member,
  isOpen,
  layer,
  onClose,
}: FactorResetSheetProps): ReactElement {
  const { t } = useI18n();
  const words = t.operations.factor;
  const form = useForm((app) => createFactorReset(app, list, member.id));
  const { isSubmitted } = form;
  useEffect(() => {
    if (isSubmitted) onClose();
  }, [isSubmitted, onClose]);
  return (
    <FormDialog
      isOpen={isOpen}
      layer={layer}
      onClose={onClose}
      title={words.resetTitle({ name: `${member.firstName} ${member.lastName}` })}
      element={form.element}
      confirm={words.reset()}
      isBusy={form.isBusy}
      error={form.error}
    >
      <p>{words.resetText()}</p>
    </FormDialog>
  );
}
