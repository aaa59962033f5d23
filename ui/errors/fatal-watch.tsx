import { useEffect, useState, type ReactElement, type ReactNode } from "react";
import { useApp } from "#ui/app/app-context.tsx";
import { LateErrorPage } from "./late-error-page.tsx";

interface FatalWatchProps {
  readonly children: ReactNode;
}

interface Fatal {
  readonly status: 404 | 500;
  readonly description: string | null;
}

/** Replaces everything with the error page after a fatal error (ERROR-14). */
export function FatalWatch({ children }: FatalWatchProps): ReactElement {
  const { root } = useApp();
  const [fatal, setFatal] = useState<Fatal | null>(null);
  useEffect(() => {
    const subscription = root.on("app.fatal", ({ status, error }) =>
      setFatal({ status, description: error?.message ?? null }),
    );
    return () => subscription.unsubscribe();
  }, [root]);
  return fatal === null ? <>{children}</> : <LateErrorPage {...fatal} />;
}
