import type { ReactElement } from "react";
import { createMessagePreviews } from "#core/app/screen/message/create-messages.ts";
import { selectAnswer } from "#core/polling/polling.selectors.ts";
import { LOCALES } from "#core/shop/shop.ts";
import { useScreenActor } from "#ui/app/use-screen-actor.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { RadioGroup } from "#ui/design/choice/radio-group.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as styles from "./messages.css.ts";

/** The mails about orders as customers get them, in either language, with a sample order (MESSAGE-10). */
export function MessagePreviews(): ReactElement {
  const { t } = useI18n();
  const words = t.operations.settings.messages;
  const actor = useScreenActor(createMessagePreviews);
  const locale = useSelected(actor, ({ context }) => context.query);
  const previews = useSelected(actor, selectAnswer);
  return (
    <section className={styles.previews} aria-labelledby="message-previews">
      <h2 id="message-previews" className={styles.heading}>
        {words.previews()}
      </h2>
      <p className={styles.quiet}>{words.previewsText()}</p>
      <RadioGroup
        label={words.language()}
        labelHidden
        look="segments"
        value={locale}
        options={LOCALES.map((value) => ({ value, label: words.languages[value]() }))}
        onChange={(query) => actor.send({ type: "polling.ask", query })}
      />
      {previews?.map(({ kind, subject, text }) => (
        <details key={kind} className={styles.preview}>
          <summary className={styles.name}>{words.kinds[kind]()}</summary>
          <p className={styles.subject} lang={locale}>
            {subject}
          </p>
          <p className={styles.mail} lang={locale}>
            {text}
          </p>
        </details>
      ))}
    </section>
  );
}
