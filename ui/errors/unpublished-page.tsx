import type { ReactElement } from "react";
import type { ServerI18n } from "#ui/i18n/server-locales.ts";
import { buttonStyle } from "#ui/design/button/button.css.ts";
import * as styles from "./status-page.css.ts";

interface UnpublishedPageProps {
  readonly words: ServerI18n["mail"]["unpublished"];
  readonly shopName: string;
  /** Null where its staff cannot sign in. */
  readonly signInPath: string | null;
}

/** What the public gets of a shop before it is published (SHOP-19): drawn by the server alone, with plain links. */
export function UnpublishedPage({ words, shopName, signInPath }: UnpublishedPageProps): ReactElement {
  return (
    <main id="content" tabIndex={-1} className={styles.page}>
      <div className={styles.plate} aria-hidden="true">
        <img src="/pictures/1f373.webp" alt="" width={160} height={160} className={styles.picture} />
      </div>
      <h1 className={styles.title}>
        <bdi>{shopName}</bdi>
      </h1>
      <p className={styles.message}>{words.title()}</p>
      <p className={styles.hint}>{words.text()}</p>
      {signInPath !== null && (
        <div className={styles.actions}>
          <a href={signInPath} className={buttonStyle({ color: "white" })}>
            {words.staff()}
          </a>
        </div>
      )}
    </main>
  );
}
