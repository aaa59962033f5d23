import type { ReactElement } from "react";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { LegalPage } from "./legal-page.tsx";

/** What happens to the money of an order that does not go through. */
export default function RefundScreen(): ReactElement {
  const { legal } = useI18n().t;
  const { refund } = legal;
  return (
    <LegalPage
      title={legal.refundTitle()}
      sections={[
        { title: refund.beforeTitle(), text: refund.before() },
        { title: refund.afterTitle(), text: refund.after() },
        { title: refund.complaintTitle(), text: refund.complaint() },
        { title: refund.moneyTitle(), text: refund.money() },
      ]}
    />
  );
}
