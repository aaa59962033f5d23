import type { NewToast } from "./toast.ts";

/** What may be asked of the toaster. */
export type ToasterEvent =
  | { readonly type: "toaster.show"; readonly toast: NewToast }
  | { readonly type: "toaster.close"; readonly id: string }
  /** The finger or mouse let go after moving this far to the right. */
  | { readonly type: "toaster.swipeEnd"; readonly id: string; readonly distance: number }
  | { readonly type: "toaster.act"; readonly id: string; readonly actionId: string }
  | { readonly type: "toaster.click"; readonly id: string }
  | { readonly type: "toaster.pointerEnter" }
  | { readonly type: "toaster.pointerLeave" }
  | { readonly type: "toaster.focusIn" }
  | { readonly type: "toaster.focusOut" }
  | { readonly type: "toaster.windowBlur" }
  | { readonly type: "toaster.windowFocus" };

/** What the toaster tells. */
export type ToasterEmitted =
  | { readonly type: "toast.acted"; readonly id: string; readonly actionId: string }
  | { readonly type: "toast.removed"; readonly id: string };
