import { useCallback, type ReactElement } from "react";
import { createRoot } from "react-dom/client";
import { createPreviewApp } from "#core/app/preview/create-preview-app.ts";
import { toId, type ShopId } from "#core/kernel/id.ts";
import { LOCALES, type Locale } from "#core/shop/shop.ts";
import { useApp } from "#ui/app/app-context.tsx";
import { usePageSettings } from "#ui/app/page-settings.tsx";
import { loadLocale } from "#ui/i18n/load-locale.ts";
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
  const mount = useCallback(
    (node: HTMLElement | null) => {
      if (node === null) return undefined;
      dressPage(locale, theme);
      const preview = createPreviewApp(app, { shopId: toId<ShopId>(id), slug, locale });
      const root = createRoot(node);
      void loadLocale(locale, BUNDLES, async () => new Promise(() => undefined)).then((i18n) =>
        root.render(<DraftStorefront app={preview} i18n={i18n} settings={settings} slug={slug} />),
      );
      return () => {
        preview.stop();
        root.unmount();
      };
    },
    [app, settings, id, slug, locale, theme],
  );
  return (
    <>
      <p className={styles.banner} role="note">
        {t.operations.menuEditor.preview.banner()}
      </p>
      <div ref={mount} />
    </>
  );
}

// The page is this frame's alone: its color mode is not kept, and what it asks of the server is in its language.
function dressPage(locale: Locale, theme: string): void {
  document.documentElement.setAttribute("data-theme", theme === "dark" ? "dark" : "light");
  document.documentElement.setAttribute("lang", locale);
}
