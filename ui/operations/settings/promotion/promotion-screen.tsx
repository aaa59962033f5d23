import { useEffect, type ReactElement } from "react";
import { useGo } from "#ui/router/use-go.ts";
import { createPromotionSettings } from "#core/app/screen/setting/create-promotions.ts";
import { toId, type PromotionId } from "#core/kernel/id.ts";
import { NEW_PROMOTION, promotionsPath } from "#core/setting/location/setting-paths.ts";
import { useScreenActor } from "#ui/app/use-screen-actor.ts";
import { EmptyState } from "#ui/design/feedback/empty-state.tsx";
import { NoteIcon } from "#ui/design/icons/purchase.tsx";
import { textLink } from "#ui/design/layout/layout.css.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { ScopedLink } from "#ui/router/scoped-link.tsx";
import type { ScreenProps } from "#ui/router/screen.ts";
import { useOffice } from "../../office-context.tsx";
import { SettingFrame } from "../setting-frame.tsx";
import * as styles from "../settings.css.ts";
import { PromotionForm } from "./promotion-form.tsx";
import type { Workplace } from "#core/account/workplace.ts";

/** One promotion of a shop by its address, or a new one. */
export default function PromotionScreen({ params }: ScreenProps): ReactElement {
  const { t } = useI18n();
  const { workplaces } = useOffice();
  const { part, of, id: wanted = NEW_PROMOTION } = params;
  const places = part === "promotions" ? workplaces.filter(({ shopId }) => shopId === of) : [];
  const [first] = places;
  return (
    <main id="content" tabIndex={-1} className={styles.screen}>
      {first === undefined ? (
        <EmptyState icon={<NoteIcon size={40} />} title={t.operations.settings.missing()} headingLevel={1}>
          {t.operations.settings.missingText()}
        </EmptyState>
      ) : (
        <>
          <ScopedLink to={promotionsPath(first.shopId)} className={textLink}>
            {t.operations.settings.promotion.back()}
          </ScopedLink>
          <Promotion key={wanted} place={first} places={places} wanted={wanted} />
        </>
      )}
    </main>
  );
}

interface PromotionProps {
  readonly place: Workplace;
  readonly places: readonly Workplace[];
  readonly wanted: string;
}

function Promotion({ place: { shopId }, places, wanted }: PromotionProps): ReactElement {
  const { format } = useI18n();
  const go = useGo();
  const isNew = wanted === NEW_PROMOTION;
  const actor = useScreenActor((app) =>
    createPromotionSettings(app, {
      shopId,
      promotionId: isNew ? null : toId<PromotionId>(wanted),
      comma: format.decimalMark,
    }),
  );
  useEffect(() => {
    const saved = actor.on("setting.saved", () => {
      if (isNew) go(promotionsPath(shopId));
    });
    return () => saved.unsubscribe();
  }, [actor, isNew, go, shopId]);
  return (
    <SettingFrame actor={actor}>
      <PromotionForm actor={actor} places={places} onEnded={() => go(promotionsPath(shopId))} />
    </SettingFrame>
  );
}
