import { Suspense, type ReactElement } from "react";
import { late } from "#ui/errors/late.tsx";
import { selectConfirmation } from "#core/modal/confirmation.selectors.ts";
import { useActors } from "#ui/app/app-context.tsx";
import { useSelected } from "#ui/app/use-selected.ts";

const ConfirmationView = late(async () => (await import("./confirmation-view.tsx")).ConfirmationView);

/** The confirmation dialog of every page (MODAL-4); its code loads with the first confirmation. */
export function ConfirmationLayer(): ReactElement | null {
  const { confirmation } = useActors();
  const question = useSelected(confirmation, selectConfirmation);
  if (question === null) return null;
  return (
    <Suspense>
      <ConfirmationView question={question} />
    </Suspense>
  );
}
