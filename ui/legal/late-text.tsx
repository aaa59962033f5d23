import type { ReactElement } from "react";
import { createLegalPage } from "#core/app/screen/legal/create-legal.ts";
import type { LegalPageDocument } from "#core/legal/legal-text.ts";
import { selectAnswer, selectPollingError } from "#core/polling/polling.selectors.ts";
import type { Shop } from "#core/shop/shop.ts";
import { useScreenActor } from "#ui/app/use-screen-actor.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { Button } from "#ui/design/button/button.tsx";
import { EmptyState } from "#ui/design/feedback/empty-state.tsx";
import { SkeletonList } from "#ui/design/feedback/skeleton-list.tsx";
import { NoteIcon } from "#ui/design/icons/purchase.tsx";
import { errorText } from "#ui/i18n/error-text.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { ShopText } from "./shop-text.tsx";
import { standardText } from "./standard-text.ts";

interface LateTextProps {
  readonly shop: Shop;
  readonly document: LegalPageDocument;
}

/** A legal text for who comes from another page: it is read now. */
export function LateText({ shop, document }: LateTextProps): ReactElement {
  const i18n = useI18n();
  const { t } = i18n;
  const actor = useScreenActor((app) => createLegalPage(app, { shopId: shop.id, document }));
  const answer = useSelected(actor, selectAnswer);
  const error = useSelected(actor, selectPollingError);
  if (answer !== null) return <ShopText shop={shop} document={document} version={answer.version} />;
  if (error === null) return <SkeletonList label={t.common.loading()} count={4} />;
  return (
    <EmptyState
      icon={<NoteIcon size={40} />}
      title={standardText(i18n, document, null).title}
      headingLevel={1}
      action={<Button onPress={() => actor.send({ type: "polling.retry" })}>{t.common.retry()}</Button>}
    >
      {errorText(i18n, error.key)}
    </EmptyState>
  );
}
