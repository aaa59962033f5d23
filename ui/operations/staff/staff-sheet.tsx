import { useEffect, type ReactElement } from "react";
import type { App } from "#core/app/create-app.ts";
import { createInviteForm, createPlaceForm } from "#core/app/screen/account/create-staff.ts";
import type { StaffListActor } from "#core/account/staff/staff-list.machine.ts";
import type { StaffMember } from "#core/account/staff/staff.ts";
import type { FormActor } from "#core/form/form.selectors.ts";
import { TextField } from "#ui/design/field/text-field.tsx";
import { FormDialog } from "#ui/form/form-dialog.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { PlaceFields } from "./place-fields.tsx";

interface StaffSheetProps {
  readonly list: StaffListActor;
  /** Whose place is changed; null is somebody who is invited. */
  readonly member: StaffMember | null;
  readonly mayEverywhere: boolean;
  readonly isOpen: boolean;
  readonly layer: number;
  readonly onClose: () => void;
}

/** Invites somebody, or gives an employee another role or other locations. */
export function StaffSheet(props: StaffSheetProps): ReactElement {
  const { list, member, mayEverywhere, isOpen, layer, onClose } = props;
  const { t } = useI18n();
  const words = t.operations.staff;
  const openForm = (app: App): FormActor =>
    member === null ? createInviteForm(app, list, mayEverywhere) : createPlaceForm(app, list, member);
  const form = useForm(openForm);
  const { isSubmitted } = form;
  useEffect(() => {
    if (isSubmitted) onClose();
  }, [isSubmitted, onClose]);
  return (
    <FormDialog
      isOpen={isOpen}
      layer={layer}
      onClose={onClose}
      title={member === null ? words.invite() : words.changeTitle()}
      element={form.element}
      confirm={member === null ? words.sendInvitation() : words.save()}
      isBusy={form.isBusy}
      error={form.error}
    >
      {member === null ? (
        <TextField
          {...form.text("email")}
          label={t.auth.email()}
          description={words.inviteText()}
          type="email"
          inputMode="email"
          autoComplete="off"
          autoFocus
        />
      ) : (
        <p>
          <bdi>{`${member.firstName} ${member.lastName}`}</bdi>
        </p>
      )}
      <PlaceFields form={form} mayEverywhere={mayEverywhere} />
    </FormDialog>
  );
}
