import { useState, type ReactElement } from "react";
import { IconButton } from "#ui/design/button/icon-button.tsx";
import { EyeIcon, EyeOffIcon } from "#ui/design/icons/settings.tsx";
import { TextField, type TextFieldProps } from "#ui/design/field/text-field.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";

type PasswordFieldProps = Omit<TextFieldProps, "type" | "trail">;

/** A password that can be looked at while it is typed. */
export function PasswordField(props: PasswordFieldProps): ReactElement {
  const { t } = useI18n();
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      {...props}
      type={isShown ? "text" : "password"}
      trail={
        <IconButton
          label={isShown ? t.auth.hidePassword() : t.auth.showPassword()}
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? <EyeOffIcon /> : <EyeIcon />}
        </IconButton>
      }
    />
  );
}
