import { useState, type ReactElement } from "react";
import { RadioGroup } from "#ui/design/choice/radio-group.tsx";

type Theme = "system" | "light" | "dark";

const THEMES = [
  { value: "system", label: "System" },
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
] as const;

/** Light or dark, for this page only. */
export function ThemeChoice(): ReactElement {
  const [theme, setTheme] = useState<Theme>("system");
  const choose = (chosen: Theme): void => {
    setTheme(chosen);
    const { documentElement: page } = document;
    if (chosen === "system") page.removeAttribute("data-theme");
    else page.setAttribute("data-theme", chosen);
  };
  return (
    <RadioGroup label="Theme" labelHidden look="segments" options={THEMES} value={theme} onChange={choose} />
  );
}
