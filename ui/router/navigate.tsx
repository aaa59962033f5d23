import { useEffect } from "react";
import { useNavigate } from "react-router";

interface NavigateProps {
  readonly to: string;
}

/** Leads on to another address, which takes this one's place in the history. */
export function Navigate({ to }: NavigateProps): null {
  const navigate = useNavigate();
  useEffect(() => void navigate(to, { replace: true }), [navigate, to]);
  return null;
}
