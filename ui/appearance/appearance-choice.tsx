import { useState, type ReactElement } from "react";
import { LOCALES } from "#core/shop/shop.ts";
import { useApp } from "#ui/app/app-context.tsx";
import { MoonIcon, SunIcon } from "#ui/design/icons/settings.tsx";
import { SegmentedControl } from "#ui/design/choice/segmented-control.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { languageName } from "#ui/i18n/language-name.ts";
import * as styles from "./appearance-choice.css.ts";

const SYSTEM = "system";

/** The choice of color theme and language. Render it only in the browser: the server does not know the theme. */
export function AppearanceChoice(): ReactElement {
  const { t, locale } = useI18n();
  const { appearance } = useApp().ports;
  const [mode, setMode] = useState(() => appearance.readColorMode());
  return (
    <div className={styles.choices}>
      <SegmentedControl
        label={t.common.colorMode()}
        fullWidth
        value={mode ?? SYSTEM}
        segments={[
          { value: SYSTEM, label: t.common.automatic() },
          { value: "light", label: t.common.light(), icon: <SunIcon size={16} /> },
          { value: "dark", label: t.common.dark(), icon: <MoonIcon size={16} /> },
        ]}
        onChange={(value) => {
          const wanted = value === "light" || value === "dark" ? value : null;
          appearance.chooseColorMode(wanted);
          setMode(wanted);
        }}
      />
      <SegmentedControl
        label={t.common.language()}
        fullWidth
        value={locale}
        segments={LOCALES.map((value) => ({ value, label: languageName(value, t.common.languages) }))}
        onChange={(value) => {
          const wanted = LOCALES.find((one) => one === value);
          if (wanted !== undefined) appearance.chooseLocale(wanted);
        }}
      />
    </div>
  );
}
