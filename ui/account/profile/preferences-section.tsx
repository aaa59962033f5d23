import type { ReactElement } from "react";
import { createLanguageForm } from "#core/app/screen/create-profile.ts";
import { AppearanceChoice } from "#ui/appearance/appearance-choice.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { MethodChoice } from "#ui/fulfillment/method-choice.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { ProfileSection } from "./profile-section.tsx";

/** Method, theme and language; each holds at once. */
export function PreferencesSection(): ReactElement {
  const { t } = useI18n();
  const language = useForm(createLanguageForm);
  return (
    <ProfileSection title={t.profile.preferences()}>
      <MethodChoice label={t.profile.defaultMethod()} />
      <AppearanceChoice
        hasLabels
        onLocale={(locale) => {
          language.change("locale", locale);
          language.submit();
        }}
      />
    </ProfileSection>
  );
}
