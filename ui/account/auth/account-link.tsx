import type { ReactElement, ReactNode } from "react";
import { useLocation } from "react-router";
import { ScopedLink } from "#ui/router/scoped-link.tsx";
import { textLink } from "#ui/design/layout/layout.css.ts";
import { classNames } from "#ui/design/class-names.ts";
import { footLink } from "./auth-card.css.ts";

interface AccountLinkProps {
  readonly to: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A link between account pages that keeps the redirect parameter. */
export function AccountLink({ to, className, children }: AccountLinkProps): ReactElement {
  const { search } = useLocation();
  return (
    <ScopedLink to={`${to}${search}`} className={classNames(textLink, footLink, className)}>
      {children}
    </ScopedLink>
  );
}
