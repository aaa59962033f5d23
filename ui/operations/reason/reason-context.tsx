import {
  createContext,
  Suspense,
  use,
  useCallback,
  useState,
  type ReactElement,
  type ReactNode,
} from "react";
import { late } from "#ui/errors/late.tsx";
import type { StaffOrder } from "#core/order/order.ts";
import { useModal } from "#ui/modal/use-modal.ts";

/** The moves that need a reason. */
export type ReasonedMove = "reject" | "cancel";

type OpenReasonSheet = (order: StaffOrder, event: ReasonedMove) => void;

const ReasonContext = createContext<OpenReasonSheet>(() => undefined);

const ReasonSheet = late(async () => (await import("./reason-sheet.tsx")).ReasonSheet);

interface ReasonProviderProps {
  readonly children: ReactNode;
}

interface ReasonRequest {
  readonly order: StaffOrder;
  readonly event: ReasonedMove;
}

/** Holds the one reason sheet of the board. */
export function ReasonProvider({ children }: ReasonProviderProps): ReactElement {
  const [request, setRequest] = useState<ReasonRequest | null>(null);
  const { isOpen, layer, open, close } = useModal("operations.reason");
  const openSheet = useCallback<OpenReasonSheet>(
    (order, event) => {
      setRequest({ order, event });
      open();
    },
    [open],
  );
  return (
    <ReasonContext value={openSheet}>
      {children}
      {request !== null && (
        <Suspense>
          <ReasonSheet
            key={`${request.order.id}${request.event}`}
            {...request}
            isOpen={isOpen}
            layer={layer}
            onClose={close}
          />
        </Suspense>
      )}
    </ReasonContext>
  );
}

/** Opens the reason sheet for an order. */
export function useReasonSheet(): OpenReasonSheet {
  return use(ReasonContext);
}
