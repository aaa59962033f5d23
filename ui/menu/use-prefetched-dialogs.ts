import { useEffect } from "react";

interface PrefetchHandlers {
  readonly onPointerOver: () => void;
  readonly onTouchStart: () => void;
  readonly onFocus: () => void;
}

// How long an idle browser may be waited for, in milliseconds, and what a browser that cannot say waits instead.
const IDLE_TIMEOUT_MS = 4000;

let isAsked = false;

function fetchDialogs(): void {
  // A tap is three signs of interest, and each import looks through the whole page for a nonce.
  if (isAsked) return;
  isAsked = true;
  // A lost connection is reported when the dialog is opened; here the next sign of interest tries again.
  for (const file of [import("./product/product-screen.tsx"), import("#ui/cart/cart-panel.tsx")])
    file.catch(() => {
      isAsked = false;
    });
}

const HANDLERS: PrefetchHandlers = {
  onPointerOver: fetchDialogs,
  onTouchStart: fetchDialogs,
  onFocus: fetchDialogs,
};

/** Fetches the code of the product sheet and the cart at the first sign of interest, or once the browser is idle. */
export function usePrefetchedDialogs(): PrefetchHandlers {
  useEffect(() => {
    if (!("requestIdleCallback" in window)) {
      const timer = setTimeout(fetchDialogs, IDLE_TIMEOUT_MS);
      return () => clearTimeout(timer);
    }
    const handle = window.requestIdleCallback(fetchDialogs, { timeout: IDLE_TIMEOUT_MS });
    return () => window.cancelIdleCallback(handle);
  }, []);
  return HANDLERS;
}
