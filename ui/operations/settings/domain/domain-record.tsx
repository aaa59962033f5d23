import type { ReactElement } from "react";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as styles from "../settings.css.ts";
import * as own from "./domain.css.ts";

interface DomainRecordProps {
  readonly domain: string;
  readonly target: string;
}

/** The record that a domain needs, to be copied as it stands. */
export function DomainRecord({ domain, target }: DomainRecordProps): ReactElement {
  const words = useI18n().t.operations.settings.domain;
  const parts = [
    [words.columns.type(), "CNAME"],
    [words.columns.name(), domain],
    [words.columns.value(), target],
  ] as const;
  return (
    <>
      <dl className={own.record}>
        {parts.map(([name, value]) => (
          <div key={name} className={own.part}>
            <dt className={own.name}>{name}</dt>
            <dd className={own.value}>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.quiet}>{words.apexText()}</p>
    </>
  );
}
