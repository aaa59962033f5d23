import type { ReactElement } from "react";
import { Dialog } from "#ui/design/dialog/dialog.tsx";
import { IconButton } from "#ui/design/button/icon-button.tsx";
import { MenuLinesIcon } from "#ui/design/icons/controls.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { useModal } from "#ui/modal/use-modal.ts";
import { useOfficeNavigation } from "./navigation-entries.tsx";
import * as styles from "./operations-navigation.css.ts";
import { CurrentLink } from "#ui/router/current-link.tsx";

/** The sidebar of small screens: a button, and the pages in a drawer. */
export function MobileNavigation(): ReactElement {
  const { t } = useI18n();
  const entries = useOfficeNavigation();
  const { isOpen, layer, open, close } = useModal("operations.navigation");
  return (
    <>
      <IconButton
        label={t.operations.navigation()}
        className={styles.opener}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={open}
      >
        <MenuLinesIcon />
      </IconButton>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        zIndex={layer}
        size="sm"
        transition="slide-left"
        title={t.operations.title()}
        closeLabel={t.common.close()}
      >
        <nav aria-label={t.operations.navigation()}>
          <ul className={styles.drawer}>
            {entries.map(({ id, to, label, icon }) => (
              <li key={id}>
                <CurrentLink to={to} className={styles.drawerLink} onClick={close}>
                  {icon}
                  <span>{label}</span>
                </CurrentLink>
              </li>
            ))}
          </ul>
        </nav>
      </Dialog>
    </>
  );
}
