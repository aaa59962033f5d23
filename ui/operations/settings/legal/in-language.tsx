import { Suspense, use, useState, type ReactElement, type ReactNode } from "react";
import { toAppError } from "#core/errors/app-error.ts";
import type { Locale } from "#core/shop/shop.ts";
import { useApp } from "#ui/app/app-context.tsx";
import { SkeletonList } from "#ui/design/feedback/skeleton-list.tsx";
import type { I18n } from "#ui/i18n/i18n.ts";
import { I18nProvider, useI18n } from "#ui/i18n/i18n-provider.tsx";
import { loadLocale } from "#ui/i18n/load-locale.ts";

interface InLanguageProps {
  /** One for the life of the component. */
  readonly locale: Locale;
  readonly children: ReactNode;
}

/** What is drawn in another language than the page, with the texts of legal pages. */
export function InLanguage({ locale, children }: InLanguageProps): ReactElement {
  const own = useI18n();
  const { root } = useApp();
  const [coming] = useState(() => {
    // The page is reloaded, or the error page replaces it.
    const awaitReload = (error: unknown): Promise<never> => {
      root.send({ type: "app.fileMissing", error: toAppError(error) });
      return new Promise(() => undefined);
    };
    return locale === own.locale ? null : loadLocale(locale, ["pages"], awaitReload).catch(awaitReload);
  });
  if (coming === null) return <>{children}</>;
  return (
    <Suspense fallback={<SkeletonList label={own.t.common.loading()} count={3} />}>
      <Arrived coming={coming}>{children}</Arrived>
    </Suspense>
  );
}

function Arrived({
  coming,
  children,
}: {
  readonly coming: Promise<I18n>;
  readonly children: ReactNode;
}): ReactElement {
  return <I18nProvider i18n={use(coming)}>{children}</I18nProvider>;
}
