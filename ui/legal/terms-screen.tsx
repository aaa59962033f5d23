import type { ReactElement } from "react";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { LegalPage } from "./legal-page.tsx";

/** What ordering here means. */
export default function TermsScreen(): ReactElement {
  const { legal } = useI18n().t;
  const { terms } = legal;
  return (
    <LegalPage
      title={legal.termsTitle()}
      sections={[
        { title: terms.orderTitle(), text: terms.order() },
        { title: terms.priceTitle(), text: terms.price() },
        { title: terms.timeTitle(), text: terms.time() },
        { title: terms.pointsTitle(), text: terms.points() },
        { title: terms.allergensTitle(), text: terms.allergens() },
      ]}
    />
  );
}
