import type { ReactElement, ReactNode } from "react";
import { ChevronRightIcon } from "#ui/design/icons/controls.tsx";
import { ScopedLink } from "#ui/router/scoped-link.tsx";
import * as styles from "./settings.css.ts";

interface SettingTileProps {
  readonly to: string;
  readonly icon: ReactElement;
  readonly name: string;
  readonly children: ReactNode;
}

/** The way to one page of the settings. */
export function SettingTile({ to, icon, name, children }: SettingTileProps): ReactElement {
  return (
    <ScopedLink to={to} className={styles.tile}>
      <span className={styles.tileIcon}>{icon}</span>
      <span>
        <span className={styles.tileName}>{name}</span>
        <span className={styles.tileText}>{children}</span>
      </span>
      <span className={styles.tileArrow}>
        <ChevronRightIcon size={20} />
      </span>
    </ScopedLink>
  );
}
