import type { ReactElement } from "react";
import { isDefaultAddress } from "#core/fulfillment/saved-address-edit.ts";
import {
  selectIsSavingAddresses,
  selectIsWritingAddress,
  selectWrittenAddress,
  type SavedAddressesActor,
} from "#core/fulfillment/saved-addresses.machine.ts";
import type { User } from "#core/account/user.ts";
import { createSavedAddresses } from "#core/app/screen/create-profile.ts";
import { MAX_SAVED_ADDRESSES } from "#core/fulfillment/profile.ts";
import { useScreenActor } from "#ui/app/use-screen-actor.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { Button } from "#ui/design/button/button.tsx";
import { Dialog } from "#ui/design/dialog/dialog.tsx";
import { AddressForm } from "#ui/fulfillment/address-form.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { useStackedModal } from "#ui/modal/use-modal.ts";
import { ProfileSection } from "./profile-section.tsx";
import * as styles from "./profile-screen.css.ts";
import { SavedAddress } from "./saved-address.tsx";

interface AddressesSectionProps {
  readonly user: User;
}

/** The saved addresses: written in a dialog, one of them the default. */
export function AddressesSection({ user }: AddressesSectionProps): ReactElement {
  const { t } = useI18n();
  const words = t.profile;
  const actor = useScreenActor(createSavedAddresses);
  const { deliveryAddresses: saved } = user;
  return (
    <ProfileSection title={words.addresses()}>
      {saved.length === 0 ? (
        <p className={styles.muted}>{words.noAddresses()}</p>
      ) : (
        <ul className={styles.list}>
          {saved.map((address) => (
            <SavedAddress
              key={address.id}
              address={address}
              isDefault={isDefaultAddress(user, address)}
              actor={actor}
            />
          ))}
        </ul>
      )}
      {saved.length < MAX_SAVED_ADDRESSES ? (
        <div className={styles.start}>
          <Button size="md" look="soft" onPress={() => actor.send({ type: "addresses.write", id: null })}>
            {t.fulfillment.addAddress()}
          </Button>
        </div>
      ) : (
        <p className={styles.muted}>{words.addressesFull()}</p>
      )}
      <AddressDialog user={user} actor={actor} />
    </ProfileSection>
  );
}

interface AddressDialogProps extends AddressesSectionProps {
  readonly actor: SavedAddressesActor;
}

function AddressDialog({ user, actor }: AddressDialogProps): ReactElement {
  const { t } = useI18n();
  const isOpen = useSelected(actor, selectIsWritingAddress);
  const isBusy = useSelected(actor, selectIsSavingAddresses);
  const writtenId = useSelected(actor, selectWrittenAddress);
  const layer = useStackedModal("profile.address", isOpen);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => actor.send({ type: "addresses.close" })}
      zIndex={layer}
      size="xl"
      title={t.profile.writeAddress()}
      closeLabel={t.common.close()}
    >
      <AddressForm
        key={writtenId}
        initial={user.deliveryAddresses.find(({ id }) => id === writtenId) ?? null}
        submitLabel={t.profile.saveAddress()}
        isBusy={isBusy}
        onSave={(address) => actor.send({ type: "addresses.keep", address })}
      />
    </Dialog>
  );
}
