import { type ReactElement } from "react";
import type { User } from "#core/account/user.ts";
import { createExportForm } from "#core/app/screen/create-profile.ts";
import { Banner } from "#ui/design/feedback/banner.tsx";
import { Button } from "#ui/design/button/button.tsx";
import { Dialog } from "#ui/design/dialog/dialog.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { useFreshModal } from "#ui/modal/use-fresh-modal.ts";
import { PasswordField } from "../auth/password-field.tsx";
import { DeletionForm } from "./deletion-form.tsx";
import { ProfileSection } from "./profile-section.tsx";
import * as styles from "./profile-screen.css.ts";

interface DataSectionProps {
  readonly user: User;
}

/** The file with everything held on the person, and the end of the account. */
export function DataSection({ user }: DataSectionProps): ReactElement {
  const { t } = useI18n();
  const words = t.profile;
  const { isOpen, layer, openings, open, close } = useFreshModal("profile.deletion");
  return (
    <ProfileSection title={words.data()}>
      <ExportForm />
      <div className={styles.fact}>
        <Button size="md" look="outline" onPress={open}>
          {words.deleteAccount()}
        </Button>
      </div>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        zIndex={layer}
        size="md"
        title={words.deleteAccount()}
        closeLabel={t.common.close()}
      >
        <DeletionForm key={openings} email={user.email} />
      </Dialog>
    </ProfileSection>
  );
}

function ExportForm(): ReactElement {
  const { t } = useI18n();
  const words = t.profile;
  const form = useForm(createExportForm);
  return (
    <form {...form.element} className={styles.form}>
      <p className={styles.muted}>{words.exportText()}</p>
      {form.error !== undefined && (
        <Banner tone="danger" role="alert">
          {form.error}
        </Banner>
      )}
      {form.isSubmitted ? (
        <Banner tone="success" role="status">
          {words.exported()}
        </Banner>
      ) : (
        <>
          <PasswordField
            {...form.text("password")}
            label={words.passwordProof()}
            autoComplete="current-password"
          />
          <div className={styles.start}>
            <Button type="submit" size="md" look="soft" loading={form.isBusy}>
              {words.exportData()}
            </Button>
          </div>
        </>
      )}
    </form>
  );
}
