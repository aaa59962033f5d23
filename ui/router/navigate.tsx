import { useEffect } from "react";
import { useNavigate } from "react-router";

interface NavigateProps {
  readonly to: string;
}

/** Redirects to another address, which replaces this one in the history. */
export function Navigate({ to }: NavigateProps): null {
  const navigate = useNavigate();
  useEffect(() => void navigate(to, { replace: true }), [navigate, to]);
  return null;
}
