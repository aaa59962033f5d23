import { useState, type ReactElement } from "react";
import { useNavigate } from "react-router";
import { createRunEntry } from "#core/app/screen/courier/create-run-entry.ts";
import { RUN_ENTRY_LENGTHS } from "#core/courier/run-entry.ts";
import { AuthCard } from "#ui/account/auth/auth-card.tsx";
import * as styles from "#ui/account/auth/auth-card.css.ts";
import { Banner } from "#ui/design/feedback/banner.tsx";
import { Button } from "#ui/design/button/button.tsx";
import { TextField } from "#ui/design/field/text-field.tsx";
import { BikeIcon } from "#ui/design/icons/storefront.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";

/** Finds the order that a courier brings by its number and PIN, without its link (COURIER-4). */
export default function RunEntryScreen(): ReactElement {
  const { t } = useI18n();
  const words = t.courier;
  const navigate = useNavigate();
  const [isMissed, setMissed] = useState(false);
  const form = useForm((app) => {
    const actor = createRunEntry(app, (path) => void navigate(path));
    actor.on("form.failed", ({ error }) => setMissed(error.tag === "NotFound"));
    return actor;
  });
  const field = (name: "number" | "pin"): ReturnType<typeof form.text> => ({
    ...form.text(name),
    onChange: (typed) => {
      setMissed(false);
      form.change(name, typed);
    },
  });
  return (
    <AuthCard title={words.lookupTitle()} subtitle={words.lookupText()} icon={<BikeIcon size={28} />}>
      <form {...form.element} className={styles.form}>
        {(form.error !== undefined || isMissed) && (
          <Banner tone="danger" role="alert">
            {form.error ?? words.lookupFailed()}
          </Banner>
        )}
        <TextField
          {...field("number")}
          label={words.orderNumber()}
          placeholder="A-042"
          autoComplete="off"
          maxLength={RUN_ENTRY_LENGTHS.number}
        />
        <TextField
          {...field("pin")}
          label={words.pin()}
          look="code"
          inputMode="numeric"
          autoComplete="off"
          maxLength={RUN_ENTRY_LENGTHS.pin}
        />
        <Button type="submit" color="accent" fullWidth loading={form.isBusy}>
          {words.lookupOpen()}
        </Button>
      </form>
    </AuthCard>
  );
}
