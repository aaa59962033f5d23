import type { ReactElement } from "react";
import type { OwnRun } from "#core/courier/own-run.ts";
import { mustCollect, runStage } from "#core/courier/run-actions.ts";
import { card } from "#ui/design/layout/card.css.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { ScopedLink } from "#ui/router/scoped-link.tsx";
import { useShopTime } from "#ui/shop/status/use-shop-time.ts";
import { promisedText } from "./promised-text.ts";
import * as styles from "./run.css.ts";

interface OwnRunCardProps {
  readonly run: OwnRun;
}

/** One run of the list: where to and until when; the whole card links to its page. */
export function OwnRunCard({ run }: OwnRunCardProps): ReactElement {
  const i18n = useI18n();
  const { t, format } = i18n;
  const moment = useShopTime();
  const { number, pickup, contact, deliveryAddress, endedAt } = run;
  return (
    <li>
      <ScopedLink to={`/runs/${run.orderId}`} className={card({ padding: "none", interactive: true })}>
        <span className={styles.run}>
          <span className={styles.runTop}>
            <span className={styles.strong}>{t.courier.title({ number })}</span>
            <span className={styles.label}>{t.courier.stage[runStage(run, [])]()}</span>
          </span>
          {endedAt === null ? (
            <span className={styles.promiseTime}>{promisedText(i18n, run, moment)}</span>
          ) : (
            <span className={styles.label}>{format.relative(endedAt, moment.now, moment.zone)}</span>
          )}
          {deliveryAddress !== null && <span>{format.address(deliveryAddress)}</span>}
          <span className={styles.runTop}>
            <span className={styles.label}>
              <bdi>{pickup.name}</bdi>
              {contact !== null && (
                <>
                  {" → "}
                  <bdi>{contact.firstName}</bdi>
                </>
              )}
            </span>
            {mustCollect(run) && (
              <span className={styles.strong}>
                {t.courier.collect()}: {format.money(run.toCollect)}
              </span>
            )}
          </span>
        </span>
      </ScopedLink>
    </li>
  );
}
