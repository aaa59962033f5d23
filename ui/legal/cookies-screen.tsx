import type { ReactElement } from "react";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { LegalPage } from "./legal-page.tsx";

/** What is kept on the device. */
export default function CookiesScreen(): ReactElement {
  const { legal } = useI18n().t;
  const { cookies } = legal;
  return (
    <LegalPage
      title={legal.cookiesTitle()}
      sections={[
        { title: cookies.necessaryTitle(), text: cookies.necessary() },
        { title: cookies.optionalTitle(), text: cookies.optional() },
      ]}
    />
  );
}
