import type { ReactElement } from "react";
import { useGo } from "#ui/router/use-go.ts";
import { createRunLookup } from "#core/app/screen/courier/create-run-lookup.ts";
import { RUN_LOOKUP_LENGTHS } from "#core/courier/run-lookup.ts";
import { AuthCard } from "#ui/account/auth/auth-card.tsx";
import * as styles from "#ui/account/auth/auth-card.css.ts";
import { Banner } from "#ui/design/feedback/banner.tsx";
import { Button } from "#ui/design/button/button.tsx";
import { TextField } from "#ui/design/field/text-field.tsx";
import { BikeIcon } from "#ui/design/icons/storefront.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";

/** Finds the order that a courier brings by its number and PIN, without its link (COURIER-4). */
export default function RunLookupScreen(): ReactElement {
  const { t } = useI18n();
  const words = t.courier;
  const go = useGo();
  const form = useForm((app) => createRunLookup(app, (path) => go(path)));
  return (
    <AuthCard title={words.lookupTitle()} subtitle={words.lookupText()} icon={<BikeIcon size={28} />}>
      <form {...form.element} className={styles.form}>
        {form.error !== undefined && (
          <Banner tone="danger" role="alert">
            {form.error}
          </Banner>
        )}
        <TextField
          {...form.text("number")}
          label={words.orderNumber()}
          placeholder="A-042"
          autoComplete="off"
          maxLength={RUN_LOOKUP_LENGTHS.number}
        />
        <TextField
          {...form.text("pin")}
          label={words.pin()}
          look="code"
          inputMode="numeric"
          autoComplete="off"
          maxLength={RUN_LOOKUP_LENGTHS.pin}
        />
        <Button type="submit" color="accent" fullWidth loading={form.isBusy}>
          {words.lookupOpen()}
        </Button>
      </form>
    </AuthCard>
  );
}
