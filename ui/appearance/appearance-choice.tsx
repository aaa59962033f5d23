import { useState, type ReactElement } from "react";
import { LOCALES, type Locale } from "#core/shop/shop.ts";
import { useApp } from "#ui/app/app-context.tsx";
import { MoonIcon, SunIcon } from "#ui/design/icons/settings.tsx";
import { RadioGroup } from "#ui/design/choice/radio-group.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { languageName } from "#ui/i18n/language-name.ts";
import * as styles from "./appearance-choice.css.ts";

const SYSTEM = "system";

interface AppearanceChoiceProps {
  /** Whether the groups' names are shown. */
  readonly hasLabels?: boolean;
  /** What a language does, where it does more than change the page. */
  readonly onLocale?: (locale: Locale) => void;
}

/** The choice of color theme and language. Render it only in the browser: the server does not know the theme. */
export function AppearanceChoice({ hasLabels = false, onLocale }: AppearanceChoiceProps): ReactElement {
  const { t, locale } = useI18n();
  const { appearance } = useApp().ports;
  const [mode, setMode] = useState(() => appearance.readColorMode());
  return (
    <div className={hasLabels ? styles.labeled : styles.choices}>
      <RadioGroup
        label={t.common.colorMode()}
        labelHidden={!hasLabels}
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
        labelHidden={!hasLabels}
        look="segments"
        value={locale}
        options={LOCALES.map((value) => ({ value, label: languageName(value, t.common.languages) }))}
        onChange={onLocale ?? ((value) => appearance.chooseLocale(value))}
      />
    </div>
  );
}
