import { useEffect, type ReactElement } from "react";
import { useGo } from "#ui/router/use-go.ts";
import { mayUser } from "#core/account/permissions.ts";
import { createPriceEditor } from "#core/app/screen/create-price-editor.ts";
import { toId, type PriceUpdateId } from "#core/kernel/id.ts";
import { selectPriceEditor, selectPriceEditorError } from "#core/menu/price-update/price-editor.selectors.ts";
import {
  NEW_PRICE_UPDATE,
  PRICE_UPDATES_PATH,
  priceUpdatePath,
} from "#core/menu/price-update/price-paths.ts";
import { useScreenActor } from "#ui/app/use-screen-actor.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { Button } from "#ui/design/button/button.tsx";
import { EmptyState } from "#ui/design/feedback/empty-state.tsx";
import { SkeletonList } from "#ui/design/feedback/skeleton-list.tsx";
import { OfflineIcon } from "#ui/design/icons/operations.tsx";
import { NoteIcon } from "#ui/design/icons/purchase.tsx";
import { textLink } from "#ui/design/layout/layout.css.ts";
import { errorText } from "#ui/i18n/error-text.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { ScopedLink } from "#ui/router/scoped-link.tsx";
import type { ScreenProps } from "#ui/router/screen.ts";
import { useOffice } from "../office-context.tsx";
import { useOrderBoard } from "../order-board-context.tsx";
import { PriceUpdatePage } from "./price-update-page.tsx";
import * as styles from "./price-update-screen.css.ts";

/** One price update by its address, or a new one. */
export default function PriceUpdateScreen({ params }: ScreenProps): ReactElement {
  const i18n = useI18n();
  const { t, format } = i18n;
  const board = useOrderBoard();
  const go = useGo();
  const { user, workplaces } = useOffice();
  const wanted = params["update"] ?? NEW_PRICE_UPDATE;
  const actor = useScreenActor((app) =>
    createPriceEditor(app, board, {
      updateId: wanted === NEW_PRICE_UPDATE ? null : toId<PriceUpdateId>(wanted),
      places: workplaces.map(({ shopId, location }) => ({ shopId, locationId: location.id })),
      comma: format.decimalMark,
    }),
  );
  useEffect(() => {
    const settled = actor.on("priceEditor.settled", ({ id }) => {
      if (wanted !== id) go(priceUpdatePath(id), { replace: true });
    });
    return () => settled.unsubscribe();
  }, [actor, go, wanted]);
  const known = useSelected(actor, selectPriceEditor);
  const error = useSelected(actor, selectPriceEditorError);
  return (
    <main id="content" tabIndex={-1} className={styles.screen}>
      <ScopedLink to={PRICE_UPDATES_PATH} className={textLink}>
        {t.priceUpdates.title()}
      </ScopedLink>
      {error?.tag === "NotFound" ? (
        <EmptyState icon={<NoteIcon size={40} />} title={t.priceUpdates.missing()} headingLevel={1}>
          {t.priceUpdates.missingText()}
        </EmptyState>
      ) : error !== null ? (
        <EmptyState
          icon={<OfflineIcon size={40} />}
          title={t.priceUpdates.failedTitle()}
          headingLevel={1}
          action={
            <Button onPress={() => actor.send({ type: "priceEditor.refresh" })}>{t.common.retry()}</Button>
          }
        >
          {errorText(i18n, error.key)}
        </EmptyState>
      ) : known === null ? (
        <SkeletonList label={t.common.loading()} count={6} />
      ) : (
        <PriceUpdatePage
          actor={actor}
          known={known}
          mayChange={mayUser(user, user.selectedOrganizationId, "prices.change")}
        />
      )}
    </main>
  );
}
