import { createContext, use, useEffect, useMemo, type ReactElement, type ReactNode } from "react";
import type { OrganizationId } from "#core/kernel/id.ts";
import { connectOrdersDesk } from "#core/orders/connect-orders-desk.ts";
import type { DeskActor } from "#core/orders/orders-desk.selectors.ts";
import { useApp } from "#ui/app/app-context.tsx";
import { useLocalActor } from "#ui/app/use-local-actor.ts";

const DeskContext = createContext<DeskActor | null>(null);

interface DeskProviderProps {
  readonly organizationId: OrganizationId;
  readonly children: ReactNode;
}

/** Runs the staff's board while any page of operations is on screen, so that it rings on all of them. */
export function DeskProvider({ organizationId, children }: DeskProviderProps): ReactElement {
  const { ports, root } = useApp();
  const logic = useMemo(() => connectOrdersDesk(ports), [ports]);
  const desk = useLocalActor(logic, { input: { organizationId, now: ports.clock.millis() } });
  useEffect(() => {
    const subscription = desk.on("*", (fact) => root.send(fact));
    return () => subscription.unsubscribe();
  }, [desk, root]);
  return <DeskContext value={desk}>{children}</DeskContext>;
}

/** The staff's board. */
export function useDesk(): DeskActor {
  const desk = use(DeskContext);
  if (desk === null) throw new Error("useDesk needs a DeskProvider above it");
  return desk;
}
