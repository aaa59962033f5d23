import { useEffect, type ReactElement } from "react";
import { createRedirectForm } from "#core/app/screen/redirect/create-redirects.ts";
import type { RedirectListActor } from "#core/redirect/redirect-list.machine.ts";
import { REDIRECT_LENGTHS } from "#core/redirect/redirect.ts";
import { Checkbox } from "#ui/design/choice/checkbox.tsx";
import { TextField } from "#ui/design/field/text-field.tsx";
import { FormDialog } from "#ui/form/form-dialog.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";

interface RedirectSheetProps {
  readonly list: RedirectListActor;
  /** Other sites that a redirect may lead to. */
  readonly hosts: readonly string[];
  readonly isOpen: boolean;
  readonly layer: number;
  readonly onClose: () => void;
}

/** Asks for an old address and where it leads. */
export function RedirectSheet({ list, hosts, isOpen, layer, onClose }: RedirectSheetProps): ReactElement {
  const { t } = useI18n();
  const words = t.operations.redirects;
  const form = useForm((app) => createRedirectForm(app, list));
  const { isSubmitted } = form;
  useEffect(() => {
    if (isSubmitted) onClose();
  }, [isSubmitted, onClose]);
  return (
    <FormDialog
      isOpen={isOpen}
      layer={layer}
      onClose={onClose}
      title={words.add()}
      element={form.element}
      confirm={words.save()}
      isBusy={form.isBusy}
      error={form.error}
    >
      <TextField
        {...form.text("path")}
        label={words.path()}
        description={words.pathText()}
        inputMode="text"
        autoComplete="off"
        maxLength={REDIRECT_LENGTHS.path}
        autoFocus
      />
      <TextField
        {...form.text("to")}
        label={words.to()}
        description={hosts.length === 0 ? words.toText() : words.toTextHosts({ hosts: hosts.join(", ") })}
        inputMode="text"
        autoComplete="off"
        maxLength={REDIRECT_LENGTHS.to}
      />
      <Checkbox {...form.box("isPermanent")} label={words.forGood()} description={words.forGoodText()} />
    </FormDialog>
  );
}
