import type { ComponentType } from "react";
import type { I18n } from "#ui/i18n/i18n.ts";
import { DayMock } from "./day-mock.tsx";
import { PhoneMock } from "./phone-mock.tsx";
import { RunMock } from "./run-mock.tsx";
import { TicketMock } from "./ticket-mock.tsx";

/** What one of the four who work with an order gets. */
export interface Chapter {
  /** The part of the features page. */
  readonly anchor: string;
  /** The color of the ground beneath its picture. */
  readonly tone: "plate" | "ink" | "green" | "orange";
  readonly title: string;
  readonly text: string;
  readonly facts: readonly string[];
  readonly Mock: ComponentType;
}

/** Guest, kitchen, courier, owner: the way of an order. */
export function chaptersOf({ t }: I18n): readonly Chapter[] {
  const { guests, kitchen, courier, owner } = t.landing.tour;
  return [
    {
      anchor: "guests",
      tone: "orange",
      title: guests.title(),
      text: guests.text(),
      facts: [guests.fact1(), guests.fact2(), guests.fact3(), guests.fact4(), guests.fact5()],
      Mock: PhoneMock,
    },
    {
      anchor: "kitchen",
      tone: "ink",
      title: kitchen.title(),
      text: kitchen.text(),
      facts: [kitchen.fact1(), kitchen.fact2(), kitchen.fact3(), kitchen.fact4(), kitchen.fact5()],
      Mock: TicketMock,
    },
    {
      anchor: "delivery",
      tone: "green",
      title: courier.title(),
      text: courier.text(),
      facts: [courier.fact1(), courier.fact2(), courier.fact3(), courier.fact4()],
      Mock: RunMock,
    },
    {
      anchor: "figures",
      tone: "plate",
      title: owner.title(),
      text: owner.text(),
      facts: [owner.fact1(), owner.fact2(), owner.fact3(), owner.fact4(), owner.fact5()],
      Mock: DayMock,
    },
  ];
}
