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

type AskReason = (order: StaffOrder, event: ReasonedMove) => void;

const ReasonContext = createContext<AskReason>(() => undefined);

const ReasonSheet = late(async () => (await import("./reason-sheet.tsx")).ReasonSheet);

interface ReasonProviderProps {
  readonly children: ReactNode;
}

interface Question {
  readonly order: StaffOrder;
  readonly event: ReasonedMove;
}

/** Holds the one reason sheet of the board. */
export function ReasonProvider({ children }: ReasonProviderProps): ReactElement {
  const [question, ask] = useState<Question | null>(null);
  const { isOpen, layer, open, close } = useModal("operations.reason");
  const askReason = useCallback<AskReason>(
    (order, event) => {
      ask({ order, event });
      open();
    },
    [open],
  );
  return (
    <ReasonContext value={askReason}>
      {children}
      {question !== null && (
        <Suspense>
          <ReasonSheet
            key={`${question.order.id}${question.event}`}
            {...question}
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
export function useReasons(): AskReason {
  return use(ReasonContext);
}
