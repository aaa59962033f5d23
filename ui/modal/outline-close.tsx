import type { ReactElement } from "react";
import { iconButtonStyle } from "#ui/design/button/icon-button.css.ts";
import { CloseIcon } from "#ui/design/icons/controls.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { ScopedLink } from "#ui/router/scoped-link.tsx";

interface OutlineCloseProps {
  /** The page beneath. */
  readonly to: string;
}

/** The way back from the outline of a dialog. */
export function OutlineClose({ to }: OutlineCloseProps): ReactElement {
  const { t } = useI18n();
  return (
    <ScopedLink to={to} aria-label={t.common.close()} className={iconButtonStyle({ tone: "soft" })}>
      <CloseIcon />
    </ScopedLink>
  );
}
