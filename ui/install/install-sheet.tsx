import type { ReactElement } from "react";
import { MANIFEST_ICONS } from "#core/install/app-icon.ts";
import type { InstallWay } from "#core/install/install.ports.ts";
import { iconPath } from "#core/install/web-manifest.ts";
import type { Shop } from "#core/shop/shop.ts";
import { useApp } from "#ui/app/app-context.tsx";
import { Button } from "#ui/design/button/button.tsx";
import { Dialog } from "#ui/design/dialog/dialog.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { useStackedModal } from "#ui/modal/use-modal.ts";
import { INSTALL_MODAL } from "./install-modal.ts";
import * as styles from "./install-sheet.css.ts";

interface InstallSheetProps {
  readonly shop: Shop;
  readonly way: InstallWay;
  readonly isBusy: boolean;
  readonly onAccept: () => void;
  readonly onDismiss: () => void;
}

const ICON = MANIFEST_ICONS[0];

/** What the shop is good for as an app, and how it becomes one. */
export function InstallSheet({ shop, way, isBusy, onAccept, onDismiss }: InstallSheetProps): ReactElement {
  const { t } = useI18n();
  const { config } = useApp();
  const layer = useStackedModal(INSTALL_MODAL, true);
  return (
    <Dialog
      isOpen
      onClose={onDismiss}
      zIndex={layer}
      size="sm"
      title={t.install.title({ shop: shop.name })}
      closeLabel={t.common.close()}
      footer={
        <div className={styles.buttons}>
          <Button color="white" onPress={onDismiss}>
            {way === "share" ? t.install.understood() : t.install.later()}
          </Button>
          {way === "prompt" && (
            <Button color="accent" loading={isBusy} onPress={onAccept}>
              {t.install.accept()}
            </Button>
          )}
        </div>
      }
    >
      <div className={styles.head}>
        {ICON !== undefined && (
          <img
            // Leads to the one with the shop's logo, where it has one.
            src={iconPath(config.hostMode, shop, ICON, null)}
            alt=""
            width={64}
            height={64}
            className={styles.icon}
          />
        )}
        <p>{t.install.text()}</p>
      </div>
      {way === "share" && (
        <ol className={styles.steps}>
          <li>{t.install.share()}</li>
          <li>{t.install.addToHome()}</li>
        </ol>
      )}
    </Dialog>
  );
}
