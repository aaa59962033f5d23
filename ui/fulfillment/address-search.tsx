import { useRef, useState, type ReactElement } from "react";
import { Autocomplete } from "react-aria-components/Autocomplete";
import { ListBox, ListBoxItem } from "react-aria-components/ListBox";
import { createAddressSearch } from "#core/app/screen/fulfillment/create-address-search.ts";
import {
  selectFoundAddresses,
  selectSearchNotice,
} from "#core/fulfillment/address/address-search.machine.ts";
import {
  ADDRESS_SEARCH_LENGTH,
  foundAddressText,
  type FoundAddress,
} from "#core/fulfillment/address/address-search.ts";
import type { LocationId } from "#core/kernel/id.ts";
import { useScreenActor } from "#ui/app/use-screen-actor.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { TextField } from "#ui/design/field/text-field.tsx";
import { SearchIcon } from "#ui/design/icons/controls.tsx";
import { PinIcon } from "#ui/design/icons/storefront.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as styles from "./address-search.css.ts";

interface AddressSearchProps {
  /** Addresses near it come first. */
  readonly locationId: LocationId;
  readonly onTake: (address: FoundAddress) => void;
}

/** Finds an address by a part of its text, where the installation has a geocoder (FULFILLMENT-13). */
export function AddressSearch({ locationId, onTake }: AddressSearchProps): ReactElement {
  const { t } = useI18n();
  const words = t.address;
  const actor = useScreenActor((app) => createAddressSearch(app, locationId));
  const found = useSelected(actor, selectFoundAddresses);
  const notice = useSelected(actor, selectSearchNotice);
  const [text, setText] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const notices = {
    busy: words.searching(),
    failed: words.searchFailed(),
    nothing: words.searchEmpty(),
  };
  function take(address: FoundAddress): void {
    setText(foundAddressText(address));
    actor.send({ type: "addressSearch.end" });
    onTake(address);
    // The pressed button is gone.
    field.current?.focus();
  }
  return (
    <div className={styles.search}>
      <Autocomplete
        inputValue={text}
        onInputChange={(typed) => {
          setText(typed);
          actor.send({ type: "addressSearch.type", text: typed });
        }}
      >
        <TextField
          label={words.search()}
          placeholder={words.searchHint()}
          type="search"
          autoComplete="off"
          maxLength={ADDRESS_SEARCH_LENGTH.max}
          lead={<SearchIcon size={20} />}
          inputRef={field}
        />
        <p role="status" className={styles.notice}>
          {notice !== null ? notices[notice] : found.length > 0 ? words.searchFound({ n: found.length }) : ""}
        </p>
        {found.length > 0 && (
          <>
            <ListBox
              aria-label={words.search()}
              className={styles.list}
              onAction={(key) => {
                const chosen = found[Number(key)];
                if (chosen !== undefined) take(chosen);
              }}
            >
              {found.map((address, index) => (
                <ListBoxItem
                  key={foundAddressText(address)}
                  id={String(index)}
                  textValue={foundAddressText(address)}
                  className={styles.address}
                >
                  <PinIcon size={20} className={styles.pin} />
                  <bdi>{foundAddressText(address)}</bdi>
                </ListBoxItem>
              ))}
            </ListBox>
            <p className={styles.source}>{words.searchSource()}</p>
          </>
        )}
      </Autocomplete>
    </div>
  );
}
