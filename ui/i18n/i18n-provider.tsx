import { createContext, use, type ReactElement, type ReactNode } from "react";
import { required } from "#core/kernel/required.ts";
import type { I18n } from "./i18n.ts";

const I18nContext = createContext<I18n | null>(null);

interface I18nProviderProps {
  /** From `loadLocale`; another one changes the language of everything below. */
  readonly i18n: I18n;
  readonly children: ReactNode;
}

/** Gives the language to all screens. */
export function I18nProvider({ i18n, children }: I18nProviderProps): ReactElement {
  return <I18nContext value={i18n}>{children}</I18nContext>;
}

/** The language in use: `{ locale, t, format, load }`. */
export function useI18n(): I18n {
  return required(use(I18nContext), "I18nProvider");
}
