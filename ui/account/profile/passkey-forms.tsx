import type { ReactElement, ReactNode } from "react";
import type { PasskeyListActor } from "#core/account/passkey/passkey-list.machine.ts";
import { MAX_PASSKEY_NAME, type Passkey, type ProofKind } from "#core/account/passkey/passkey.ts";
import {
  createPasskeyAdding,
  createPasskeyRemoval,
  createPasskeyRenaming,
} from "#core/app/screen/account/create-passkeys.ts";
import type { App } from "#core/app/create-app.ts";
import type { FormActor } from "#core/form/form.selectors.ts";
import { Button } from "#ui/design/button/button.tsx";
import { Banner } from "#ui/design/feedback/banner.tsx";
import { TextField } from "#ui/design/field/text-field.tsx";
import { useForm, type Form } from "#ui/form/use-form.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { PasswordField } from "../auth/password-field.tsx";
import * as profile from "./profile-screen.css.ts";

interface PasskeyFormProps {
  readonly list: PasskeyListActor;
  readonly asks: ProofKind;
  /** It was done, or is not wanted any more. */
  readonly onEnd: () => void;
}

/** Asks for a name and who it is; then the browser asks for a finger, a face or a code of its own. */
export function PasskeyAdding({ list, asks, onEnd }: PasskeyFormProps): ReactElement {
  const { t } = useI18n();
  const words = t.profile.passkeys;
  const form = useEndingForm((app) => createPasskeyAdding(app, list, asks), onEnd);
  return (
    <Frame form={form} text={words.addText()} confirm={words.next()} onCancel={onEnd}>
      <NameField form={form} />
      <ProofField form={form} asks={asks} />
    </Frame>
  );
}

/** Asks how a passkey is to be called. */
export function PasskeyRenaming({
  list,
  passkey,
  onEnd,
}: Omit<PasskeyFormProps, "asks"> & { readonly passkey: Passkey }): ReactElement {
  const { t } = useI18n();
  const words = t.profile.passkeys;
  const form = useEndingForm((app) => createPasskeyRenaming(app, list, passkey), onEnd);
  return (
    <Frame
      form={form}
      text={words.renameText({ name: passkey.name })}
      confirm={words.renameConfirm()}
      onCancel={onEnd}
    >
      <NameField form={form} />
    </Frame>
  );
}

/** Says what removing a passkey means, and asks who it is. */
export function PasskeyRemoval({
  list,
  asks,
  passkey: { id, name, host },
  onEnd,
}: PasskeyFormProps & { readonly passkey: Passkey }): ReactElement {
  const { t } = useI18n();
  const words = t.profile.passkeys;
  const form = useEndingForm((app) => createPasskeyRemoval(app, list, asks, id), onEnd);
  return (
    <Frame
      form={form}
      text={words.removeText({ name, host })}
      confirm={words.removeConfirm()}
      onCancel={onEnd}
    >
      <ProofField form={form} asks={asks} autoFocus />
    </Frame>
  );
}

interface FrameProps {
  readonly form: Form;
  readonly text: string;
  readonly confirm: string;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

function Frame({ form, text, confirm, onCancel, children }: FrameProps): ReactElement {
  const { t } = useI18n();
  return (
    <form {...form.element} className={profile.form}>
      <p className={profile.muted}>{text}</p>
      {form.error !== undefined && (
        <Banner tone="danger" role="alert">
          {form.error}
        </Banner>
      )}
      {children}
      <div className={profile.start}>
        <Button type="submit" size="md" color="accent" loading={form.isBusy}>
          {confirm}
        </Button>
        <Button size="md" look="ghost" isDisabled={form.isBusy} onPress={onCancel}>
          {t.common.cancel()}
        </Button>
      </div>
    </form>
  );
}

function NameField({ form }: { readonly form: Form }): ReactElement {
  const words = useI18n().t.profile.passkeys;
  return (
    <TextField
      {...form.text("name")}
      label={words.name()}
      description={words.nameHint()}
      maxLength={MAX_PASSKEY_NAME}
      autoComplete="off"
      isReadOnly={form.isBusy}
      autoFocus
    />
  );
}

interface ProofFieldProps {
  readonly form: Form;
  readonly asks: ProofKind;
  readonly autoFocus?: boolean;
}

function ProofField({ form, asks, autoFocus = false }: ProofFieldProps): ReactElement {
  const { t } = useI18n();
  const words = t.profile.passkeys;
  const field = { ...form.text(asks), isReadOnly: form.isBusy, autoFocus };
  return asks === "code" ? (
    <TextField {...field} label={words.code()} autoComplete="one-time-code" />
  ) : (
    <PasswordField {...field} label={words.password()} autoComplete="current-password" />
  );
}

function useEndingForm(open: (app: App) => FormActor, onEnd: () => void): Form {
  return useForm((app) => {
    const actor = open(app);
    actor.on("form.submitted", onEnd);
    return actor;
  });
}
