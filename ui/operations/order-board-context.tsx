import { createContext, use, type ReactElement, type ReactNode } from "react";
import { createOrderBoard } from "#core/app/screen/create-order-board.ts";
import type { OrganizationId } from "#core/kernel/id.ts";
import type { OrderBoardActor } from "#core/order/board/order-board.selectors.ts";
import { useScreenActor } from "#ui/app/use-screen-actor.ts";

const OrderBoardContext = createContext<OrderBoardActor | null>(null);

interface OrderBoardProviderProps {
  readonly organizationId: OrganizationId;
  readonly children: ReactNode;
}

/** Runs the staff's board while any page of operations is on screen, so that it rings on all of them. */
export function OrderBoardProvider({ organizationId, children }: OrderBoardProviderProps): ReactElement {
  const board = useScreenActor((app) => createOrderBoard(app, organizationId));
  return <OrderBoardContext value={board}>{children}</OrderBoardContext>;
}

/** The staff's board. */
export function useOrderBoard(): OrderBoardActor {
  const board = use(OrderBoardContext);
  if (board === null) throw new Error("useOrderBoard needs a OrderBoardProvider above it");
  return board;
}
