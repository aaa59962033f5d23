import { useState, type ReactElement } from "react";
import { createCourierList } from "#core/app/screen/create-courier-list.ts";
import type { StaffOrder } from "#core/order/order.ts";
import {
  choiceOf,
  courierProblems,
  optionOf,
  OUTSIDE_NAME,
  type CourierOption,
} from "#core/order/run/courier-choice.ts";
import { selectCouriers } from "#core/order/run/courier-list.machine.ts";
import { MAX_PHONE_TEXT } from "#core/account/phone/phone-text.ts";
import { useScreenActor } from "#ui/app/use-screen-actor.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { Button } from "#ui/design/button/button.tsx";
import { RadioGroup } from "#ui/design/choice/radio-group.tsx";
import { Banner } from "#ui/design/feedback/banner.tsx";
import { SkeletonList } from "#ui/design/feedback/skeleton-list.tsx";
import { TextField } from "#ui/design/field/text-field.tsx";
import { FormDialog } from "#ui/form/form-dialog.tsx";
import { useFormElement } from "#ui/form/use-form-element.ts";
import { fieldText } from "#ui/i18n/field-text.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { useOrderBoard } from "../order-board-context.tsx";
import { CourierLink } from "./courier-link.tsx";

interface CourierSheetProps {
  readonly order: StaffOrder;
  readonly isOpen: boolean;
  readonly layer: number;
  readonly onClose: () => void;
}

/** Who brings an order: one of the location's couriers, somebody outside, or nobody. */
export function CourierSheet({ order, isOpen, layer, onClose }: CourierSheetProps): ReactElement {
  const i18n = useI18n();
  const { t, format } = i18n;
  const board = useOrderBoard();
  const list = useScreenActor((app) => createCourierList(app, order.location.id));
  const couriers = useSelected(list, selectCouriers);
  const isBusy = useSelected(list, (snapshot) => snapshot.hasTag("busy"));
  const isFailed = useSelected(list, (snapshot) => snapshot.hasTag("failed"));
  const [option, setOption] = useState<CourierOption>(optionOf(order.courier));
  const [name, setName] = useState(option === "outside" ? (order.courier?.name ?? "") : "");
  const [phone, setPhone] = useState(option === "outside" ? (order.courier?.phone ?? "") : "");
  const [isAsked, setAsked] = useState(false);
  const courier = choiceOf(option, { name, phone });
  const problems = courierProblems(courier);
  const messageOf = (key: string | undefined, limits = {}): string | undefined =>
    key === undefined || !isAsked ? undefined : fieldText(i18n, key, limits);
  const { element } = useFormElement({
    submit: () => {
      setAsked(true);
      if (Object.keys(problems).length > 0) return;
      board.send({ type: "orderBoard.move", orderId: order.id, move: { event: "assign", courier } });
      onClose();
    },
  });
  const options = [
    ...couriers.map((one) => ({
      value: one.id,
      label: <bdi>{one.name}</bdi>,
      description: one.phone === null ? undefined : format.phone(one.phone),
    })),
    { value: "outside" as const, label: t.operations.courier.outside() },
    { value: "none" as const, label: t.operations.courier.none() },
  ];
  return (
    <FormDialog
      isOpen={isOpen}
      layer={layer}
      onClose={onClose}
      title={t.operations.courier.title({ number: order.number })}
      element={element}
      confirm={t.operations.courier.confirm()}
      isDisabled={isBusy}
      after={order.courier !== null && <CourierLink order={order} />}
    >
      {isFailed && (
        <Banner
          tone="warn"
          role="status"
          action={
            <Button size="md" look="soft" onPress={() => list.send({ type: "couriers.refresh" })}>
              {t.common.retry()}
            </Button>
          }
        >
          {t.operations.courier.unread()}
        </Banner>
      )}
      {isBusy ? (
        <SkeletonList label={t.common.loading()} count={3} />
      ) : (
        <RadioGroup
          label={t.operations.courier.label()}
          labelHidden
          look="row"
          options={options}
          value={option}
          onChange={setOption}
        />
      )}
      {!isBusy && option === "outside" && (
        <>
          <TextField
            label={t.operations.courier.name()}
            value={name}
            onChange={setName}
            maxLength={OUTSIDE_NAME.max}
            error={messageOf(problems["courier.name"], OUTSIDE_NAME)}
          />
          <TextField
            label={t.operations.courier.phone()}
            type="tel"
            inputMode="tel"
            value={phone}
            onChange={setPhone}
            maxLength={MAX_PHONE_TEXT}
            error={messageOf(problems["courier.phone"])}
          />
        </>
      )}
    </FormDialog>
  );
}
