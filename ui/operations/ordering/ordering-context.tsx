import { createContext, use, type ReactElement, type ReactNode } from "react";
import { createOrderingStates } from "#core/app/screen/create-ordering-states.ts";
import { selectOrderedLocations, type OrderedLocation } from "#core/shop/ordering/ordering-states.machine.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { useScreenActor } from "#ui/app/use-screen-actor.ts";
import { useOrderBoard } from "../order-board-context.tsx";
import { useOffice } from "../office-context.tsx";

const OrderingContext = createContext<readonly OrderedLocation[]>([]);

interface OrderingProviderProps {
  readonly children: ReactNode;
}

/** Keeps the ordering state of each location. */
export function OrderingProvider({ children }: OrderingProviderProps): ReactElement {
  const board = useOrderBoard();
  const { workplaces } = useOffice();
  const actor = useScreenActor((app) =>
    createOrderingStates(
      app,
      board,
      workplaces.map(({ location }) => location.id),
    ),
  );
  const locations = useSelected(actor, selectOrderedLocations);
  return <OrderingContext value={locations}>{children}</OrderingContext>;
}

/** The locations of this person with the machines of their ordering states. */
export function useOrderedLocations(): readonly OrderedLocation[] {
  return use(OrderingContext);
}
