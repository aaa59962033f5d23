import { useState, type ReactElement } from "react";
import { LOCALES } from "#core/shop/shop.ts";
import { useApp } from "#ui/app/app-context.tsx";
import { MoonIcon, SunIcon } from "#ui/design/icons/settings.tsx";
import { RadioGroup } from "#ui/design/choice/radio-group.tsx";
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
      <RadioGroup
        label={t.common.colorMode()}
        labelHidden
        look="segments"
        value={mode ?? SYSTEM}
        options={[
          { value: SYSTEM, label: t.common.automatic() },
          { value: "light", label: t.common.light(), icon: <SunIcon size={16} /> },
          { value: "dark", label: t.common.dark(), icon: <MoonIcon size={16} /> },
        ]}
        onChange={(value) => {
          const wanted = value === SYSTEM ? null : value;
          appearance.chooseColorMode(wanted);
          setMode(wanted);
        }}
      />
      <RadioGroup
        label={t.common.language()}
        labelHidden
        look="segments"
        value={locale}
        options={LOCALES.map((value) => ({ value, label: languageName(value, t.common.languages) }))}
        onChange={(value) => appearance.chooseLocale(value)}
      />
    </div>
  );
}
