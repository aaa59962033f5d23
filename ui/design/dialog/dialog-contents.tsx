import { use, useDeferredValue, type ReactNode } from "react";
import { DialogOutlined } from "./dialog-outlined.ts";

interface DialogContentsProps {
  /** Whether all that they show is known. */
  readonly isReady: boolean;
  /** What stands in their place until then. */
  readonly shape: ReactNode;
  readonly children: ReactNode;
}

/** The contents of a dialog; in the place of an outline they are drawn piece by piece, so that what the person does comes in between. */
export function DialogContents({ isReady, shape, children }: DialogContentsProps): ReactNode {
  const isOutlined = use(DialogOutlined);
  const isDrawn = useDeferredValue(isReady, !isOutlined);
  return isReady && isDrawn ? children : shape;
}
