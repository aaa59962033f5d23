import type { ComponentPropsWithRef, MouseEvent, ReactElement } from "react";
import { useGo } from "./use-go.ts";

export interface PageLinkProps extends ComponentPropsWithRef<"a"> {
  /** An address of this host. */
  readonly to: string;
  /** Replaces the current address in the history. */
  readonly replace?: boolean;
  /** Goes with the address in the history. */
  readonly state?: unknown;
}

/**
 * A link inside the page: a plain anchor that works before the app has started, and afterwards moves without
 * loading. The router package's own link brings its loading of data along, which the first chunk has no room for.
 */
export function PageLink({ to, replace = false, state, onClick, ...anchor }: PageLinkProps): ReactElement {
  const go = useGo();
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlain(event) || (anchor.target ?? "_self") !== "_self") return;
    event.preventDefault();
    go(to, { replace, state });
  };
  return <a {...anchor} href={to} onClick={follow} />;
}

// With a modifier or another button the browser opens a tab, a window or a menu.
function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.altKey && !event.ctrlKey && !event.shiftKey;
}
