import { addressProblems, type AddressField } from "./address-problems.ts";
import type { Coordinates } from "#core/kernel/coordinates.ts";
import type { DeliveryAddress } from "./delivery-address.ts";

/** An address that is being written: every text is there, perhaps empty, and the pin may not be set yet. */
export interface AddressDraft {
  readonly texts: Readonly<Record<AddressField, string>>;
  readonly coordinates: Coordinates | null;
}

/** What a draft lacks: a message key for each field, and for the pin. */
export type DraftProblems = Readonly<Partial<Record<AddressField | "coordinates", string>>>;

const NO_TEXTS: AddressDraft["texts"] = {
  street: "",
  number: "",
  city: "",
  block: "",
  staircase: "",
  floor: "",
  apartment: "",
  intercom: "",
  courierNote: "",
};

/** A draft of an address to change, or an empty one. */
export function startDraft(address: DeliveryAddress | null): AddressDraft {
  if (address === null) return { texts: NO_TEXTS, coordinates: null };
  const { coordinates, street, number, city } = address;
  return {
    texts: {
      street,
      number,
      city,
      block: address.block ?? "",
      staircase: address.staircase ?? "",
      floor: address.floor ?? "",
      apartment: address.apartment ?? "",
      intercom: address.intercom ?? "",
      courierNote: address.courierNote ?? "",
    },
    coordinates,
  };
}

/** Writes one field. */
export function withText(draft: AddressDraft, field: AddressField, text: string): AddressDraft {
  return { ...draft, texts: { ...draft.texts, [field]: text } };
}

/** Sets the pin. */
export function withPlace(draft: AddressDraft, coordinates: Coordinates): AddressDraft {
  return { ...draft, coordinates };
}

/** The address that a draft makes, blanks cut off, an empty optional text being none; or what it lacks. */
export function finishDraft(
  draft: AddressDraft,
):
  | { readonly address: DeliveryAddress; readonly problems: null }
  | { readonly address: null; readonly problems: DraftProblems } {
  const { texts, coordinates } = draft;
  const optional = (field: AddressField): string | null => texts[field].trim() || null;
  const address: DeliveryAddress = {
    street: texts.street.trim(),
    number: texts.number.trim(),
    city: texts.city.trim(),
    block: optional("block"),
    staircase: optional("staircase"),
    floor: optional("floor"),
    apartment: optional("apartment"),
    intercom: optional("intercom"),
    courierNote: optional("courierNote"),
    coordinates: coordinates ?? { latitude: 0, longitude: 0 },
  };
  const problems: DraftProblems = {
    ...addressProblems(address),
    ...(coordinates === null ? { coordinates: "fulfillment.pinMissing" } : {}),
  };
  return Object.keys(problems).length === 0 ? { address, problems: null } : { address: null, problems };
}
