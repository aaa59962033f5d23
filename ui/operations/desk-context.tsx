import { createContext, use, type ReactElement, type ReactNode } from "react";
import { openOrdersDesk } from "#core/app/open-orders-desk.ts";
import type { OrganizationId } from "#core/kernel/id.ts";
import type { DeskActor } from "#core/orders/orders-desk.selectors.ts";
import { useScreenActor } from "#ui/app/use-screen-actor.ts";

const DeskContext = createContext<DeskActor | null>(null);

interface DeskProviderProps {
  readonly organizationId: OrganizationId;
  readonly children: ReactNode;
}

/** Runs the staff's board while any page of operations is on screen, so that it rings on all of them. */
export function DeskProvider({ organizationId, children }: DeskProviderProps): ReactElement {
  const desk = useScreenActor((app) => openOrdersDesk(app, organizationId));
  return <DeskContext value={desk}>{children}</DeskContext>;
}

/** The staff's board. */
export function useDesk(): DeskActor {
  const desk = use(DeskContext);
  if (desk === null) throw new Error("useDesk needs a DeskProvider above it");
  return desk;
}
