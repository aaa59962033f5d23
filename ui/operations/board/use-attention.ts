import { useEffect } from "react";
import { selectPendingCount } from "#core/order/board/board-columns.selectors.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { useOrderBoard } from "../order-board-context.tsx";

/** What calls from outside the page: how many orders wait, in the tab's title and on the app's icon. */
export function useAttention(): void {
  const { t } = useI18n();
  const pending = useSelected(useOrderBoard(), selectPendingCount);
  const title = pending === 0 ? null : t.operations.tabTitle({ n: pending });
  useEffect(() => {
    if (title === null) return;
    const before = document.title;
    // After the router, which names the page in the same turn.
    queueMicrotask(() => (document.title = title));
    return () => {
      if (document.title === title) document.title = before;
    };
  }, [title]);
  useEffect(() => {
    // Only an installed app has an icon to mark; elsewhere the browser refuses.
    navigator.setAppBadge?.(pending).catch(() => undefined);
  }, [pending]);
}

/** Keeps the screen from going dark while the page is looked at; browsers let go of it whenever it is hidden. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let isOver = false;
    const hold = (): void => {
      if (document.visibilityState !== "visible" || !("wakeLock" in navigator)) return;
      navigator.wakeLock.request("screen").then(
        (held) => {
          lock = held;
          if (isOver) void held.release();
        },
        // A device that saves power refuses; the board works without.
        () => undefined,
      );
    };
    hold();
    document.addEventListener("visibilitychange", hold);
    return () => {
      isOver = true;
      document.removeEventListener("visibilitychange", hold);
      void lock?.release();
    };
  }, []);
}
