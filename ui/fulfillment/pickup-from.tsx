import type { ReactElement } from "react";
import { selectUser } from "#core/account/auth/auth.selectors.ts";
import {
  selectIsLocating,
  selectPickupPlace,
  selectPositionProblem,
  type PickupFromActor,
} from "#core/fulfillment/pickup-from.machine.ts";
import { useActors } from "#ui/app/app-context.tsx";
import { useSelected } from "#ui/app/use-selected.ts";
import { RadioGroup } from "#ui/design/choice/radio-group.tsx";
import { Banner } from "#ui/design/feedback/banner.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";

interface PickupFromProps {
  readonly actor: PickupFromActor;
}

const ANYWHERE = "anywhere";
const DEVICE = "device";

/** Where somebody sets out from to pick up: the device is asked for its position by a press alone (FULFILLMENT-11). */
export function PickupFrom({ actor }: PickupFromProps): ReactElement {
  const { t } = useI18n();
  const { auth } = useActors();
  const addresses = useSelected(auth, selectUser)?.deliveryAddresses ?? [];
  const place = useSelected(actor, selectPickupPlace);
  const isLocating = useSelected(actor, selectIsLocating);
  const problem = useSelected(actor, selectPositionProblem);
  const own = addresses.map(({ street, number, coordinates }) => ({
    text: `${street} ${number}`,
    coordinates,
  }));
  // What was chosen once counts, also where it is among the saved addresses no more; flats of one house are one place.
  const kept = place === null || place.text === null ? [] : [place];
  const offered = new Map([...own, ...kept].map((one) => [one.text ?? DEVICE, one]));

  function choose(value: string): void {
    if (value === DEVICE) actor.send({ type: "pickupFrom.locate" });
    else
      actor.send({
        type: "pickupFrom.choose",
        place: offered.get(value) ?? null,
      });
  }

  return (
    <>
      <RadioGroup
        label={t.address.setOutFrom()}
        look="chips"
        value={isLocating || place?.text === null ? DEVICE : (place?.text ?? ANYWHERE)}
        options={[
          { value: ANYWHERE, label: t.address.anywhere() },
          { value: DEVICE, label: t.address.devicePosition() },
          ...[...offered.keys()].map((text) => ({ value: text, label: <bdi>{text}</bdi> })),
        ]}
        onChange={choose}
      />
      {problem !== null && (
        <Banner tone="warn" role="alert">
          {problem === "refused" ? t.address.positionRefused() : t.address.positionUnknown()}
        </Banner>
      )}
    </>
  );
}
