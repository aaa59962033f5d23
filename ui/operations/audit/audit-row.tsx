import type { ReactElement } from "react";
import type { AuditEntry } from "#core/audit/audit-log.ts";
import { OFFICE_TIMEZONE } from "#core/time/office-timezone.ts";
import { Badge } from "#ui/design/feedback/badge.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { actionText } from "./action-text.ts";
import * as styles from "./audit.css.ts";

interface AuditRowProps {
  readonly entry: AuditEntry;
}

/** Who did what, when, and what was kept of it. */
export function AuditRow({ entry }: AuditRowProps): ReactElement {
  const i18n = useI18n();
  const { t, format } = i18n;
  const words = t.operations.audit;
  const { at, actorName, actorEmail, asAdmin, action, subject, facts } = entry;
  return (
    <li className={styles.row}>
      <time dateTime={at} className={styles.time}>
        {format.date(at, OFFICE_TIMEZONE)} {format.time(at, OFFICE_TIMEZONE)}
      </time>
      <div className={styles.what}>
        <p className={styles.sentence}>
          <strong>
            <bdi>{actorName ?? words.bySystem()}</bdi>
          </strong>{" "}
          {actionText(i18n, action)}
          {asAdmin && (
            <>
              {" "}
              <Badge tone="warn">{words.asAdmin()}</Badge>
            </>
          )}
        </p>
        <details className={styles.details}>
          <summary className={styles.summary}>{words.details()}</summary>
          <dl className={styles.facts}>
            {actorEmail !== null && (
              <div className={styles.fact}>
                <dt>{words.who()}</dt>
                <dd>{actorEmail}</dd>
              </div>
            )}
            <div className={styles.fact}>
              <dt>{words.subject()}</dt>
              <dd>{subject}</dd>
            </div>
            {facts.map(({ name, value }) => (
              <div key={name} className={styles.fact}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </details>
      </div>
    </li>
  );
}
