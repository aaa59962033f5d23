import { useCallback, useEffect, type ReactElement } from "react";
import type { Toast } from "#core/toast/toast.ts";
import { selectToasts } from "#core/toast/toaster.selectors.ts";
import { useActors } from "#ui/app/app-context.tsx";
import { useSelected } from "#ui/app/use-selected.ts";
import { ToastRegion, type ToastItem, type ToastPause } from "#ui/design/toast/toast-region.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import type { I18n } from "#ui/i18n/i18n.ts";
import { messageText } from "#ui/i18n/message-text.ts";
import { ToastIcon } from "./toast-icon.tsx";
import { useOpenToasts } from "./use-open-toasts.ts";

const PAUSES = {
  pointer: { type: "toaster.pointerEnter" },
  focus: { type: "toaster.focusIn" },
  window: { type: "toaster.windowBlur" },
} as const;

const RESUMES = {
  pointer: { type: "toaster.pointerLeave" },
  focus: { type: "toaster.focusOut" },
  window: { type: "toaster.windowFocus" },
} as const;

/** The toast region of every page (ROUTE-12), which renders core's toaster. */
export function Toasts(): ReactElement {
  const i18n = useI18n();
  const { toaster } = useActors();
  const toasts = useSelected(toaster, selectToasts);
  const open = useOpenToasts(toasts);

  useEffect(() => {
    // What errors say is fetched before one happens: without a connection it could not be.
    void i18n.load("dialogs").catch(() => undefined);
  }, [i18n]);

  const items = toasts.map(({ id, toast }) => ({
    ...itemOf(i18n, id, toast, (actionId) => toaster.send({ type: "toaster.act", id, actionId })),
    isOpen: open.has(id),
    onPress: toast.onClick === null ? undefined : () => toaster.send({ type: "toaster.click", id }),
  }));
  return (
    <ToastRegion
      label={i18n.t.toast.region()}
      items={items}
      onClose={(id) => toaster.send({ type: "toaster.close", id })}
      onSwipeEnd={(id, distance) => toaster.send({ type: "toaster.swipeEnd", id, distance })}
      onPause={useCallback((by: ToastPause) => toaster.send(PAUSES[by]), [toaster])}
      onResume={useCallback((by: ToastPause) => toaster.send(RESUMES[by]), [toaster])}
    />
  );
}

function itemOf(
  i18n: I18n,
  id: string,
  toast: Toast,
  act: (actionId: string) => void,
): Omit<ToastItem, "isOpen"> {
  return {
    id,
    title: messageText(i18n, toast.title),
    description: toast.description === null ? undefined : messageText(i18n, toast.description),
    icon: toast.icon === null ? undefined : <ToastIcon name={toast.icon} />,
    variant: toast.variant,
    closeLabel: toast.close ? i18n.t.toast.close() : undefined,
    actions: toast.actions.map((action) => ({
      label: messageText(i18n, action.label),
      altText: messageText(i18n, action.altText),
      onPress: () => act(action.id),
    })),
  };
}
