import type { ReactElement } from "react";
import { createRedirectRemoval } from "#core/app/screen/redirect/create-redirects.ts";
import type { RedirectListActor } from "#core/redirect/redirect-list.machine.ts";
import { isPermanent, type Redirect } from "#core/redirect/redirect.ts";
import { Button } from "#ui/design/button/button.tsx";
import { Badge } from "#ui/design/feedback/badge.tsx";
import { ArrowRightIcon } from "#ui/design/icons/controls.tsx";
import { VisuallyHidden } from "#ui/design/visually-hidden.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as styles from "./redirects.css.ts";

interface RedirectRowProps {
  readonly redirect: Redirect;
  readonly list: RedirectListActor;
  /** The pressed button is gone, and the focus with it. */
  readonly onChanged: () => void;
}

/** One redirect: from where, to where, for how long, and the button that ends it. */
export function RedirectRow({ redirect, list, onChanged }: RedirectRowProps): ReactElement {
  const { t } = useI18n();
  const words = t.operations.redirects;
  const form = useForm((app) => {
    const actor = createRedirectRemoval(app, list, redirect.id);
    actor.on("*", onChanged);
    return actor;
  });
  return (
    <li className={styles.row}>
      <p className={styles.rule}>
        <bdi className={styles.path}>{redirect.path}</bdi>
        <span className={styles.arrow}>
          <ArrowRightIcon size={16} />
          <VisuallyHidden>{words.leadsTo()}</VisuallyHidden>
        </span>
        <bdi className={styles.path}>{redirect.to}</bdi>
      </p>
      <Badge tone="neutral">{isPermanent(redirect) ? words.forGood() : words.forNow()}</Badge>
      <Button
        size="md"
        look="soft"
        className={styles.remove}
        aria-label={words.removeNamed({ path: redirect.path })}
        loading={form.isBusy}
        onPress={form.submit}
      >
        {words.remove()}
      </Button>
    </li>
  );
}
