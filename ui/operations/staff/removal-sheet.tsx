import { useEffect, type ReactElement } from "react";
import { createStaffRemoval } from "#core/app/screen/account/create-staff.ts";
import type { StaffListActor } from "#core/account/staff/staff-list.machine.ts";
import type { StaffMember } from "#core/account/staff/staff.ts";
import { FormDialog } from "#ui/form/form-dialog.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";

interface RemovalSheetProps {
  readonly list: StaffListActor;
  readonly member: StaffMember;
  readonly isOpen: boolean;
  readonly layer: number;
  readonly onClose: () => void;
}

/** Asks once more before somebody is taken out of the staff, and says what ends (STAFF-9). */
export function RemovalSheet({ list, member, isOpen, layer, onClose }: RemovalSheetProps): ReactElement {
  const { t } = useI18n();
  const words = t.operations.staff;
  const form = useForm((app) => createStaffRemoval(app, list, member.id));
  const { isSubmitted } = form;
  useEffect(() => {
    if (isSubmitted) onClose();
  }, [isSubmitted, onClose]);
  return (
    <FormDialog
      isOpen={isOpen}
      layer={layer}
      onClose={onClose}
      title={words.removeTitle({ name: `${member.firstName} ${member.lastName}` })}
      element={form.element}
      confirm={words.remove()}
      isBusy={form.isBusy}
      error={form.error}
    >
      <p>{words.removeText()}</p>
    </FormDialog>
  );
}
