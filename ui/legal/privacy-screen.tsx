import type { ReactElement } from "react";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { LegalPage } from "./legal-page.tsx";

/** How personal data is used. */
export default function PrivacyScreen(): ReactElement {
  const { legal } = useI18n().t;
  const { privacy } = legal;
  return (
    <LegalPage
      title={legal.privacyTitle()}
      sections={[
        { title: privacy.dataTitle(), text: privacy.data() },
        { title: privacy.basisTitle(), text: privacy.basis() },
        { title: privacy.keepTitle(), text: privacy.keep() },
        { title: privacy.shareTitle(), text: privacy.share() },
        { title: privacy.rightsTitle(), text: privacy.rights() },
      ]}
    />
  );
}
