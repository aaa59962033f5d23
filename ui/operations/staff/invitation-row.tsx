import type { ReactElement } from "react";
import { createInvitationWithdrawal } from "#core/app/screen/account/create-staff.ts";
import type { StaffListActor } from "#core/account/staff/staff-list.machine.ts";
import type { StaffInvitation } from "#core/account/staff/staff.ts";
import { Button } from "#ui/design/button/button.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { OFFICE_TIMEZONE } from "#core/time/office-timezone.ts";
import { PlaceText } from "./staff-row.tsx";
import * as styles from "./staff.css.ts";

interface InvitationRowProps {
  readonly invitation: StaffInvitation;
  readonly list: StaffListActor;
  /** The pressed button is gone, and the focus with it. */
  readonly onChanged: () => void;
}

/** Somebody who was invited, until when, and the button that makes the link void. */
export function InvitationRow({ invitation, list, onChanged }: InvitationRowProps): ReactElement {
  const { t, format } = useI18n();
  const words = t.operations.staff;
  const { id, email, expiresAt } = invitation;
  const form = useForm((app) => {
    const actor = createInvitationWithdrawal(app, list, id);
    actor.on("*", onChanged);
    return actor;
  });
  return (
    <li className={styles.row}>
      <div className={styles.person}>
        <p className={styles.name}>
          <bdi>{email}</bdi>
        </p>
        <p className={styles.email}>{words.expires({ date: format.date(expiresAt, OFFICE_TIMEZONE) })}</p>
      </div>
      <PlaceText place={invitation} />
      <div className={styles.buttons}>
        <Button
          size="md"
          look="outline"
          aria-label={words.withdrawNamed({ email })}
          loading={form.isBusy}
          onPress={form.submit}
        >
          {words.withdraw()}
        </Button>
      </div>
    </li>
  );
}
