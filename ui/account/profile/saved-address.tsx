import type { ReactElement } from "react";
import {
  selectIsSavingAddresses,
  type SavedAddressesActor,
} from "#core/fulfillment/saved-addresses.machine.ts";
import type { SavedDeliveryAddress } from "#core/fulfillment/address/delivery-address.ts";
import { keyMessage } from "#core/kernel/message.ts";
import { useActors } from "#ui/app/app-context.tsx";
import { useSelected } from "#ui/app/use-selected.ts";
import { Badge } from "#ui/design/feedback/badge.tsx";
import { Button } from "#ui/design/button/button.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as styles from "./profile-screen.css.ts";

interface SavedAddressProps {
  readonly address: SavedDeliveryAddress;
  readonly isDefault: boolean;
  readonly actor: SavedAddressesActor;
}

/** One saved address with what can be done with it; deleting asks first. */
export function SavedAddress({ address, isDefault, actor }: SavedAddressProps): ReactElement {
  const { t, format } = useI18n();
  const words = t.profile;
  const { confirmation } = useActors();
  const isBusy = useSelected(actor, selectIsSavingAddresses);
  const street = `${address.street} ${address.number}`;
  const labelOf = (action: string): string => words.ofAddress({ action, address: street });

  function askToRemove(): void {
    confirmation.send({
      type: "confirmation.ask",
      confirmation: {
        title: keyMessage("profile.removeTitle"),
        subtitle: keyMessage("profile.removeText"),
        customContent: null,
        onConfirm: () => actor.send({ type: "addresses.remove", id: address.id }),
      },
    });
  }

  return (
    <li className={styles.address}>
      <p className={styles.street}>
        <bdi>{street}</bdi>
        {isDefault && <Badge tone="accent">{words.defaultAddress()}</Badge>}
      </p>
      <p className={styles.muted}>{format.address(address)}</p>
      <div className={styles.start}>
        <Button
          size="sm"
          look="soft"
          aria-label={labelOf(t.common.edit())}
          isDisabled={isBusy}
          onPress={() => actor.send({ type: "addresses.write", id: address.id })}
        >
          {t.common.edit()}
        </Button>
        {!isDefault && (
          <Button
            size="sm"
            look="soft"
            aria-label={labelOf(words.makeDefault())}
            isDisabled={isBusy}
            onPress={() => actor.send({ type: "addresses.makeDefault", id: address.id })}
          >
            {words.makeDefault()}
          </Button>
        )}
        <Button
          size="sm"
          look="ghost"
          aria-label={labelOf(words.removeAddress())}
          isDisabled={isBusy}
          onPress={askToRemove}
        >
          {words.removeAddress()}
        </Button>
      </div>
    </li>
  );
}
