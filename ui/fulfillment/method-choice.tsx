import type { ReactElement } from "react";
import { FULFILLMENT_METHODS } from "#core/kernel/fulfillment-method.ts";
import { selectLocation, selectMethod } from "#core/fulfillment/fulfillment.selectors.ts";
import { useActors } from "#ui/app/app-context.tsx";
import { useSelected } from "#ui/app/use-selected.ts";
import { BikeIcon, StoreIcon } from "#ui/design/icons/storefront.tsx";
import { RadioGroup } from "#ui/design/choice/radio-group.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";

const ICONS = { pickup: <StoreIcon size={18} />, delivery: <BikeIcon size={18} /> };

interface MethodChoiceProps {
  /** Shown above; else the group's name is for screen readers alone. */
  readonly label?: string;
}

/** Pickup or delivery; a method that the location does not offer is disabled. */
export function MethodChoice({ label }: MethodChoiceProps): ReactElement {
  const { t } = useI18n();
  const { fulfillment } = useActors();
  const method = useSelected(fulfillment, selectMethod);
  const location = useSelected(fulfillment, selectLocation);
  const offered = location?.supportedFulfillmentMethods ?? FULFILLMENT_METHODS;
  return (
    <RadioGroup
      label={label ?? t.fulfillment.method()}
      labelHidden={label === undefined}
      look="segments"
      value={method}
      options={FULFILLMENT_METHODS.map((value) => ({
        value,
        label: t.fulfillment[value](),
        icon: ICONS[value],
        isDisabled: !offered.includes(value),
      }))}
      onChange={(wanted) => fulfillment.send({ type: "fulfillment.changeMethod", method: wanted })}
    />
  );
}
