import { useState, type ReactElement } from "react";
import {
  allowedPriceUpdateMoves,
  FIRST_PRICE_UPDATE_VERSION,
} from "#core/menu/price-update/move-price-update.ts";
import type { PriceEditorMove } from "#core/menu/price-update/price-editor.ts";
import type { PriceEditorActor } from "#core/menu/price-update/price-editor.machine.ts";
import {
  MAX_PRICE_CHANGES,
  type PriceChange,
  type PriceUpdate,
  type PriceUpdateMove,
} from "#core/menu/price-update/price-update.ts";
import { Button } from "#ui/design/button/button.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { useModal } from "#ui/modal/use-modal.ts";
import { PriceMoveSheet, type AskedPriceMove } from "./price-move-sheet.tsx";
import * as styles from "./price-update-screen.css.ts";

interface PriceActionsProps {
  readonly actor: PriceEditorActor;
  /** Null is a new one. */
  readonly update: PriceUpdate | null;
  readonly changes: readonly (PriceChange & { readonly name: string })[];
  readonly hasUnsaved: boolean;
  readonly isUnreadable: boolean;
  readonly isWriting: boolean;
}

const NEW = { status: "draft", version: FIRST_PRICE_UPDATE_VERSION, effectiveAt: null } as const;

/** What can be done with an update now, as the lifecycle says; all that changes prices is asked first. */
export function PriceActions(props: PriceActionsProps): ReactElement | null {
  const { actor, update, changes, hasUnsaved, isUnreadable, isWriting } = props;
  const { t, format } = useI18n();
  const words = t.priceUpdates;
  const sheet = useModal("operations.prices");
  const [asked, setAsked] = useState<AskedPriceMove>("apply");
  const allowed = allowedPriceUpdateMoves(update ?? NEW);
  if (allowed.length === 0) return null;
  const isDraft = (update ?? NEW).status === "draft";
  const isTooMany = changes.length > MAX_PRICE_CHANGES;
  const isBlocked = changes.length === 0 || isTooMany || isUnreadable || isWriting;
  const may = (move: PriceUpdateMove): boolean => allowed.includes(move);
  const send = (move: PriceEditorMove): void => actor.send({ type: "priceEditor.move", asked: move });
  const ask = (move: AskedPriceMove): void => {
    setAsked(move);
    sheet.open();
  };
  return (
    <div className={styles.actions}>
      <p className={styles.saved} role="status">
        {isTooMany
          ? words.tooMany({ max: format.count(MAX_PRICE_CHANGES) })
          : isDraft
            ? [words.count({ n: changes.length }), hasUnsaved ? words.unsaved() : words.saved()].join(" · ")
            : ""}
      </p>
      {may("draft") && (
        <Button
          size="md"
          color="white"
          isDisabled={isDraft ? isBlocked || !hasUnsaved : isWriting}
          onPress={() => send({ move: "draft" })}
        >
          {isDraft ? words.save() : words.backToDraft()}
        </Button>
      )}
      {may("schedule") && (
        <Button size="md" color="white" isDisabled={isBlocked} onPress={() => ask("schedule")}>
          {isDraft ? words.schedule() : words.reschedule()}
        </Button>
      )}
      {may("apply") && (
        <Button size="md" isDisabled={isBlocked} onPress={() => ask("apply")}>
          {words.apply()}
        </Button>
      )}
      {may("revert") && (
        <Button size="md" color="white" isDisabled={isWriting} onPress={() => ask("revert")}>
          {words.revert()}
        </Button>
      )}
      {sheet.isOpen && (
        <PriceMoveSheet
          move={asked}
          changes={changes}
          isOpen
          layer={sheet.layer}
          onClose={sheet.close}
          onChosen={send}
        />
      )}
    </div>
  );
}
