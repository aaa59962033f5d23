import type { ReactElement, ReactNode } from "react";
import { createLegalPage } from "#core/app/screen/legal/create-legal.ts";
import type { OrganizationId } from "#core/kernel/id.ts";
import type { ShownLegalVersion } from "#core/legal/legal-text.ts";
import { selectAnswer, selectPollingError } from "#core/polling/polling.selectors.ts";
import type { Shop } from "#core/shop/shop.ts";
import { useScreenActor } from "#ui/app/use-screen-actor.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { STANDARD_WORDS, type ConsentWords } from "./consent-words.ts";

interface PublishedWordsProps {
  /** One for the life of the component; its organization published a text. */
  readonly shop: Shop;
  /** Draws with what was read; `isRead` is false where the text cannot be had and the standard one stands in for it. */
  readonly children: (words: ConsentWords, isRead: boolean) => ReactNode;
}

/** Reads what an organization published about consent; nothing is drawn until it is there (CONSENT-6). */
export function PublishedWords({ shop, children }: PublishedWordsProps): ReactElement | null {
  const actor = useScreenActor((app) => createLegalPage(app, { shopId: shop.id, document: "consent" }));
  const answer = useSelected(actor, selectAnswer);
  const error = useSelected(actor, selectPollingError);
  if (answer === null) return error === null ? null : <>{children(STANDARD_WORDS, false)}</>;
  return <>{children(wordsOf(shop.organization.id, answer.version), true)}</>;
}

// With a published version that says the standard text an answer is to that version all the same.
function wordsOf(organizationId: OrganizationId, version: ShownLegalVersion | null): ConsentWords {
  if (version === null) return STANDARD_WORDS;
  const { number, text: own } = version;
  return { text: { organizationId, number }, own };
}
