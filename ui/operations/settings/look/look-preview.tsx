import { useId, type ReactElement } from "react";
import type { AccentScale } from "#core/shop/accent/accent-scale.ts";
import type { ShopLogo } from "#core/setting/look/shop-look.ts";
import type { Currency } from "#core/money/money.ts";
import { Badge } from "#ui/design/feedback/badge.tsx";
import { PlusIcon } from "#ui/design/icons/controls.tsx";
import { CutleryIcon, FlameIcon } from "#ui/design/icons/storefront.tsx";
import { Picture } from "#ui/design/picture.tsx";
import { Price } from "#ui/design/price.tsx";
import { buttonStyle } from "#ui/design/button/button.css.ts";
import { accentContrasts } from "#ui/design/theme/accent-contrasts.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { SettingSection } from "../setting-section.tsx";
import { LogoMark } from "./logo-mark.tsx";
import * as styles from "./look.css.ts";
import { shadesStyle } from "./shades-style.ts";
import { themed } from "./themed.css.ts";

interface LookPreviewProps {
  readonly colors: AccentScale;
  readonly name: string;
  readonly currency: Currency;
  readonly logo: ShopLogo | null;
}

const THEMES = ["light", "dark"] as const;
const CONTRASTS = ["button", "text", "chip"] as const;
const SAMPLE_AMOUNT = "42.00";

/** A card of a menu, a button and a price in both themes, with how well each can be read. */
export function LookPreview({ colors, name, currency, logo }: LookPreviewProps): ReactElement {
  const { t, format } = useI18n();
  const words = t.operations.settings.look;
  const contrasts = accentContrasts(colors);
  const price = format.money({ amount: SAMPLE_AMOUNT, currency });
  const id = useId();
  return (
    <SettingSection title={words.preview()} text={words.previewText()}>
      <div className={styles.panes}>
        {THEMES.map((theme) => (
          <figure key={theme} className={styles.pane} aria-labelledby={`${id}-${theme}`}>
            <figcaption id={`${id}-${theme}`} className={styles.paneName}>
              {theme === "light" ? t.common.light() : t.common.dark()}
            </figcaption>
            <div
              className={`${styles.sample} ${themed[theme]}`}
              style={shadesStyle(colors)}
              data-theme={theme}
            >
              <p className={styles.sampleHead}>
                <LogoMark logo={logo} name={name} />
                <bdi>{name}</bdi>
              </p>
              <div className={styles.card}>
                <div className={styles.cardWords}>
                  <p className={styles.dish}>{words.dish()}</p>
                  <p className={styles.dishText}>{words.dishText()}</p>
                  <p className={styles.cardFoot}>
                    <Price tone="strong">{price}</Price>
                    <Badge tone="accent" icon={<FlameIcon size={14} />}>
                      {words.chip()}
                    </Badge>
                  </p>
                </div>
                <div className={styles.cardPicture}>
                  <Picture picture={null} ratio="square" rounded="md" decorative />
                  <span className={styles.plateIcon}>
                    <CutleryIcon size={32} />
                  </span>
                  <span className={styles.add}>
                    <PlusIcon size={20} />
                  </span>
                </div>
              </div>
              <span className={buttonStyle({ color: "accent", fullWidth: true })}>
                {words.addFor({ price })}
              </span>
              <p className={styles.link}>{words.link()}</p>
            </div>
            <dl className={styles.ratios}>
              {CONTRASTS.map((part) => (
                <div key={part} className={styles.ratio}>
                  <dt>{words.contrast[part]()}</dt>
                  <dd>{words.ratio({ ratio: shownRatio(contrasts[theme][part], format.decimalMark) })}</dd>
                </div>
              ))}
            </dl>
          </figure>
        ))}
      </div>
      <p className={styles.quiet}>{words.enough()}</p>
    </SettingSection>
  );
}

/** Rounded down, so that what is shown as enough is. */
function shownRatio(ratio: number, comma: "," | "."): string {
  return (Math.floor(ratio * 10) / 10).toFixed(1).replace(".", comma);
}
