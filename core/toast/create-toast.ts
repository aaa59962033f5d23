import { TOAST_DURATION_MS, type NewToast, type Toast, type ToastAction } from "./toast.ts";

/** Completes a toast with the defaults; throws when an action lacks its alternative text (TOAST-1). */
export function createToast(id: string, toast: NewToast): Toast {
  const actions = toast.actions ?? [];
  for (const action of actions) requireAlternative(action);
  return {
    id,
    title: toast.title,
    description: toast.description ?? null,
    icon: toast.icon ?? null,
    variant: toast.variant ?? "default",
    actions,
    close: toast.close ?? true,
    duration: toast.duration === undefined ? TOAST_DURATION_MS : toast.duration,
    onClick: toast.onClick ?? null,
  };
}

function requireAlternative(action: ToastAction): void {
  const { altText } = action;
  const text = altText.kind === "key" ? altText.key : altText.text;
  if (text.trim() === "") throw new Error(`Toast action ${action.id} needs an alternative text`);
}
