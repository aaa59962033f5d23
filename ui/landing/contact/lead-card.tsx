import { useId, type ReactElement } from "react";
import { createLeadForm } from "#core/app/screen/landing/create-lead-form.ts";
import { LEAD_LENGTHS } from "#core/landing/lead.ts";
import { Button } from "#ui/design/button/button.tsx";
import { Banner } from "#ui/design/feedback/banner.tsx";
import { TextField } from "#ui/design/field/text-field.tsx";
import { textLink } from "#ui/design/layout/layout.css.ts";
import { useForm } from "#ui/form/use-form.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { LinkedSentence } from "#ui/i18n/linked-sentence.tsx";
import { ScopedLink } from "#ui/router/scoped-link.tsx";
import * as styles from "./lead-card.css.ts";

// The button that had the focus is gone: what took its place gets it, and is read out.
function focusOn(element: HTMLElement | null): void {
  element?.focus();
}

/** The contact form, and afterwards that what was written arrived. */
export function LeadCard(): ReactElement {
  const { lead } = useI18n().t.landing;
  const form = useForm(createLeadForm);
  const id = useId();
  const email = form.text("email");
  return (
    <section aria-labelledby={id} className={styles.card}>
      {form.isSubmitted ? (
        <div ref={focusOn} tabIndex={-1} className={styles.sent}>
          <img src="/pictures/2709-fe0f.webp" alt="" width={96} height={96} className={styles.picture} />
          <h2 id={id} className={styles.title}>
            {lead.sentTitle()}
          </h2>
          <p>{lead.sent({ email: email.value })}</p>
        </div>
      ) : (
        <>
          <h2 id={id} className={styles.title}>
            {lead.formTitle()}
          </h2>
          <form {...form.element} className={styles.form}>
            {form.error !== undefined && (
              <Banner tone="danger" role="alert">
                {form.error}
              </Banner>
            )}
            <div className={styles.pair}>
              <TextField
                {...form.text("name")}
                label={lead.name()}
                autoComplete="name"
                maxLength={LEAD_LENGTHS.name}
              />
              <TextField
                {...form.text("restaurant")}
                label={lead.restaurant()}
                autoComplete="organization"
                maxLength={LEAD_LENGTHS.restaurant}
              />
              <TextField
                {...email}
                label={lead.email()}
                type="email"
                inputMode="email"
                autoComplete="email"
                maxLength={LEAD_LENGTHS.email}
              />
              <TextField
                {...form.text("phone")}
                label={lead.phone()}
                optionalLabel={lead.optional()}
                type="tel"
                inputMode="tel"
                autoComplete="tel"
                maxLength={LEAD_LENGTHS.phone}
              />
            </div>
            <TextField
              {...form.text("message")}
              label={lead.message()}
              optionalLabel={lead.optional()}
              rows={4}
              maxLength={LEAD_LENGTHS.message}
            />
            <Button type="submit" color="accent" size="xl" fullWidth loading={form.isBusy}>
              {lead.send()}
            </Button>
            <p className={styles.small}>
              <LinkedSentence sentence={(link) => lead.privacy({ link })}>
                <ScopedLink to="/privacy" className={textLink}>
                  {lead.privacyLink()}
                </ScopedLink>
              </LinkedSentence>
            </p>
          </form>
        </>
      )}
    </section>
  );
}
