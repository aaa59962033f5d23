import { useEffect, useState, type ReactElement } from "react";
import { createPreviewApp } from "#core/app/preview/create-preview-app.ts";
import { toId, type ShopId } from "#core/kernel/id.ts";
import { LOCALES, type Locale } from "#core/shop/shop.ts";
import { useApp } from "#ui/app/app-context.tsx";
import { usePageSettings } from "#ui/app/page-settings.tsx";
import { loadLocale } from "#ui/i18n/load-locale.ts";
import type { I18n } from "#ui/i18n/i18n.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import type { ScreenProps } from "#ui/router/screen.ts";
import { DraftStorefront } from "./draft-storefront.tsx";
import * as styles from "./preview.css.ts";

// The texts of sheets and of the cart.
const BUNDLES = ["dialogs", "purchase"] as const;

/**
 * The storefront as the draft would have it, in a frame of the editor (MENU-25): the very screens that customers see, in a
 * product of their own that can order nothing. Its address is of the office, so it is nobody's but the staff's.
 */
export default function DraftStorefrontScreen({ params }: ScreenProps): ReactElement {
  const app = useApp();
  const settings = usePageSettings();
  const { t } = useI18n();
  const { id = "", slug = "", theme = "" } = params;
  const locale = LOCALES.find((one) => one === params["locale"]) ?? "ro";
  const [preview] = useState(() => createPreviewApp(app, { shopId: toId<ShopId>(id), slug, locale }));
  const [i18n, setI18n] = useState<I18n | null>(null);
  useEffect(() => {
    let isHere = true;
    dressPage(locale, theme);
    void loadLocale(locale, BUNDLES, async () => new Promise(() => undefined)).then((loaded) => {
      if (isHere) setI18n(loaded);
    });
    return () => {
      isHere = false;
      preview.stop();
    };
  }, [preview, locale, theme]);
  return (
    <>
      <p className={styles.banner} role="note">
        {t.operations.menuEditor.preview.banner()}
      </p>
      {i18n !== null && <DraftStorefront app={preview} i18n={i18n} settings={settings} slug={slug} />}
    </>
  );
}

// The page is this frame's alone: its color mode is not kept, and what it asks of the server is in its language.
function dressPage(locale: Locale, theme: string): void {
  document.documentElement.setAttribute("data-theme", theme === "dark" ? "dark" : "light");
  document.documentElement.setAttribute("lang", locale);
}
