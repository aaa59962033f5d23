import { createContext, use, useEffect, useMemo, type ReactElement, type ReactNode } from "react";
import { connectOrderingDesk, type OrderedLocation } from "#core/shop/ordering-desk.machine.ts";
import { useApp } from "#ui/app/app-context.tsx";
import { useLocalActor } from "#ui/app/use-local-actor.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { useDesk } from "./desk-context.tsx";
import { useOffice } from "./office-context.tsx";

const OrderingContext = createContext<readonly OrderedLocation[]>([]);

interface OrderingProviderProps {
  readonly children: ReactNode;
}

/** Keeps what each location says about taking orders, and hears of changes made elsewhere. */
export function OrderingProvider({ children }: OrderingProviderProps): ReactElement {
  const { ports, root } = useApp();
  const desk = useDesk();
  const { workplaces } = useOffice();
  const logic = useMemo(() => connectOrderingDesk(ports.operations), [ports]);
  const actor = useLocalActor(logic, {
    input: { locationIds: workplaces.map(({ location }) => location.id) },
  });
  const locations = useSelected(actor, (snapshot) => snapshot.context.locations);
  useEffect(() => {
    const subscriptions = [
      desk.on("desk.locationChanged", ({ locationId }) =>
        actor.send({ type: "orderingDesk.locationChanged", locationId }),
      ),
      ...locations.map((location) =>
        location.actor.on("ordering.failed", ({ error }) =>
          root.send({ type: "app.fail", error, where: "ordering" }),
        ),
      ),
    ];
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [actor, desk, locations, root]);
  return <OrderingContext value={locations}>{children}</OrderingContext>;
}

/** The locations of this person with the machines of their ordering states. */
export function useOrderedLocations(): readonly OrderedLocation[] {
  return use(OrderingContext);
}
