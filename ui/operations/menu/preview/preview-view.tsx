import { useState, type ReactElement } from "react";
import type { MenuDraft } from "#core/draft/menu-draft.ports.ts";
import { previewPath, type PreviewTheme, PREVIEW_THEMES } from "#core/routing/preview-path.ts";
import { LOCALES } from "#core/shop/shop.ts";
import { RadioGroup } from "#ui/design/choice/radio-group.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as styles from "./preview.css.ts";

interface PreviewViewProps {
  readonly draft: MenuDraft;
}

const WIDTHS = ["phone", "desktop"] as const;

/** The draft as customers would see it, on a phone and on a wide screen, in both languages and by day and night (MENU-25). */
export function PreviewView({ draft }: PreviewViewProps): ReactElement {
  const { t, locale: own } = useI18n();
  const { preview, languages } = t.operations.menuEditor;
  const [width, setWidth] = useState<(typeof WIDTHS)[number]>("phone");
  const [locale, setLocale] = useState(own);
  const [theme, setTheme] = useState<PreviewTheme>("light");
  return (
    <div className={styles.view}>
      <div className={styles.choices}>
        <div className={styles.choice}>
          <RadioGroup
            label={preview.width()}
            look="segments"
            options={WIDTHS.map((value) => ({ value, label: preview.widths[value]() }))}
            value={width}
            onChange={setWidth}
          />
        </div>
        <div className={styles.choice}>
          <RadioGroup
            label={preview.language()}
            look="segments"
            options={LOCALES.map((value) => ({ value, label: languages[value]() }))}
            value={locale}
            onChange={setLocale}
          />
        </div>
        <div className={styles.choice}>
          <RadioGroup
            label={preview.theme()}
            look="segments"
            options={PREVIEW_THEMES.map((value) => ({ value, label: preview.themes[value]() }))}
            value={theme}
            onChange={setTheme}
          />
        </div>
      </div>
      <div className={styles.stage}>
        <iframe
          // Another draft is another storefront.
          key={draft.revision}
          title={preview.frame()}
          src={previewPath({ shopId: draft.shopId, slug: draft.shopSlug, locale, theme })}
          className={width === "phone" ? styles.phone : styles.desktop}
        />
      </div>
    </div>
  );
}
