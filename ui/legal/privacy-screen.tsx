import type { ReactElement } from "react";
import { usePageSettings } from "#ui/app/page-settings.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { LegalPage } from "./legal-page.tsx";

/** How personal data is used; on a landing page also what the contact form asks for. */
export default function PrivacyScreen(): ReactElement {
  const { legal } = useI18n().t;
  const { ownerTerms } = usePageSettings();
  const { privacy } = legal;
  const ofOwners =
    ownerTerms === null
      ? []
      : [{ title: privacy.leadTitle(), text: privacy.lead({ email: ownerTerms.contactEmail }) }];
  return (
    <LegalPage
      title={legal.privacyTitle()}
      sections={[
        { title: privacy.dataTitle(), text: privacy.data() },
        { title: privacy.basisTitle(), text: privacy.basis() },
        { title: privacy.keepTitle(), text: privacy.keep() },
        ...ofOwners,
        { title: privacy.shareTitle(), text: privacy.share() },
        { title: privacy.rightsTitle(), text: privacy.rights() },
      ]}
    />
  );
}
