import { use, useDeferredValue, useState, type ReactNode } from "react";
import { isOnPhone } from "../layout/on-phone.ts";
import { DialogCovered } from "./dialog-covered.ts";
import { DialogOutlined } from "./dialog-outlined.ts";

interface DialogContentsProps {
  /** Whether all that they show is known. */
  readonly isReady: boolean;
  /** What stands in their place until then. */
  readonly shape: ReactNode;
  readonly children: ReactNode;
}

/**
 * The contents of a dialog, first drawn when it is seen. In the place of an outline they are drawn piece by piece, so that what the
 * person does comes in between.
 */
export function DialogContents({ isReady, shape, children }: DialogContentsProps): ReactNode {
  const isOutlined = use(DialogOutlined);
  const isSeen = !use(DialogCovered);
  const [wasSeen, setSeen] = useState(isSeen);
  if (isSeen && !wasSeen) setSeen(true);
  const isWanted = isReady && wasSeen;
  const isDrawn = useDeferredValue(isWanted, !isOutlined);
  if (!wasSeen && isOnPhone()) return null;
  return isWanted && isDrawn ? children : shape;
}
