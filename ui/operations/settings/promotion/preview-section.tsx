import { useState, type ReactElement } from "react";
import type { Workplace } from "#core/account/workplace.ts";
import { createMenuReading } from "#core/app/screen/create-menu-reading.ts";
import { previewPromotion } from "#core/setting/promotion/promotion-preview.ts";
import { isZero } from "#core/money/compare.ts";
import type { Currency } from "#core/money/money.ts";
import { selectBoardInstant } from "#core/order/board/board-columns.selectors.ts";
import { selectAnswer } from "#core/polling/polling.selectors.ts";
import type { PromotionTerms } from "#core/setting/promotion/promotion-terms.ts";
import { useScreenActor } from "#ui/app/use-screen-actor.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { RadioGroup } from "#ui/design/choice/radio-group.tsx";
import { errorText } from "#ui/i18n/error-text.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { useOrderBoard } from "../../order-board-context.tsx";
import { SettingSection } from "../setting-section.tsx";
import * as settings from "../settings.css.ts";
import * as styles from "./promotion.css.ts";

interface PreviewSectionProps {
  /** Null while something is missing or wrong. */
  readonly terms: PromotionTerms | null;
  /** The locations of the shop; there is one at least. */
  readonly places: readonly Workplace[];
  readonly currency: Currency;
  readonly timezone: string;
}

/** What a small cart of a location would pay now with the promotion as it is typed (PROMOTION-17). */
export function PreviewSection(props: PreviewSectionProps): ReactElement | null {
  const { terms, places, currency, timezone } = props;
  const i18n = useI18n();
  const { t, format } = i18n;
  const words = t.operations.settings.promotion;
  const [first] = places;
  const [chosen, choose] = useState(first?.location.id);
  const menu = useSelected(
    useScreenActor((app) => createMenuReading(app, placeOf(places, chosen).shopId)),
    selectAnswer,
  );
  const now = useSelected(useOrderBoard(), selectBoardInstant);
  const { location } = placeOf(places, chosen);
  if (menu === null) return null;
  const preview =
    terms === null
      ? null
      : previewPromotion(terms, { menu, locationId: location.id, currency, timezone, now });
  return (
    <SettingSection title={words.preview()} text={words.previewAt({ location: location.name })}>
      {places.length > 1 && (
        <RadioGroup
          label={words.locations()}
          labelHidden
          look="chips"
          options={places.map((place) => ({ value: place.location.id, label: place.location.name }))}
          value={location.id}
          onChange={choose}
        />
      )}
      {preview === null ? (
        <p className={settings.quiet}>{terms === null ? words.previewWrong() : words.previewNone()}</p>
      ) : (
        <table className={styles.preview} aria-live="polite">
          <tbody>
            {preview.lines.map(({ productId, name, price, discount, total, refusal }) => (
              <tr key={productId} className={styles.line}>
                <th scope="row" className={styles.cell}>
                  <bdi>{name}</bdi>
                  {isZero(discount) && (
                    <span className={styles.refusal}>
                      {refusal === null ? words.without() : errorText(i18n, refusal)}
                    </span>
                  )}
                </th>
                <td className={styles.price}>{format.money(price)}</td>
                <td className={`${styles.amount} ${styles.saved}`}>
                  {isZero(discount) ? "" : `−${format.money(discount)}`}
                </td>
                <td className={styles.amount}>{format.money(total)}</td>
              </tr>
            ))}
            <tr className={`${styles.line} ${styles.sum}`}>
              <th scope="row" className={styles.cell}>
                {words.total()}
              </th>
              <td className={styles.price}>{format.money(preview.subtotal)}</td>
              <td className={`${styles.amount} ${styles.saved}`}>
                {isZero(preview.discount) ? "" : `−${format.money(preview.discount)}`}
              </td>
              <td className={styles.amount}>{format.money(preview.total)}</td>
            </tr>
          </tbody>
        </table>
      )}
    </SettingSection>
  );
}

function placeOf(places: readonly Workplace[], id: Workplace["location"]["id"] | undefined): Workplace {
  const place = places.find(({ location }) => location.id === id) ?? places[0];
  if (place === undefined) throw new Error("A shop without a location has no promotions");
  return place;
}
