import type { ReactElement } from "react";
import { iconLetter } from "#core/install/app-icon.ts";
import type { ShopLogo } from "#core/setting/look/shop-look.ts";
import * as styles from "./look.css.ts";

interface LogoMarkProps {
  readonly logo: ShopLogo | null;
  readonly name: string;
}

/** The mark of a shop as its pages and icons show it: the logo, else the first letter. */
export function LogoMark({ logo, name }: LogoMarkProps): ReactElement {
  return (
    <span className={styles.mark} data-ground={logo?.ground ?? "accent"} aria-hidden="true">
      {logo === null ? iconLetter(name) : <img src={logo.picture.url} alt="" className={styles.markImage} />}
    </span>
  );
}
