import type { ReactElement } from "react";
import { useLocation } from "react-router";
import { selectUser } from "#core/account/auth/auth.selectors.ts";
import { createPhoneVerification } from "#core/app/screen/create-phone-verification.ts";
import { selectPhoneStep } from "#core/account/phone/phone-verification.selectors.ts";
import { redirectOf } from "#core/routing/redirect-parameter.ts";
import { useActors } from "#ui/app/app-context.tsx";
import { useScreenActor } from "#ui/app/use-screen-actor.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { Navigate } from "#ui/router/navigate.tsx";
import { useScopedPath } from "#ui/router/use-route-scope.ts";
import { CodeStep } from "./code-step.tsx";
import { PhoneStep } from "./phone-step.tsx";

interface PhoneStepsProps {
  readonly page: "add" | "verify";
}

/** Asks for number and code, then redirects to the wanted page. */
export function PhoneSteps({ page }: PhoneStepsProps): ReactElement {
  const user = useSelected(useActors().auth, selectUser);
  // The first render has no user; the code belongs to a user's phone.
  return <StepsOf key={page === "add" ? page : user?.phone} page={page} isKnown={user !== null} />;
}

interface StepsOfProps extends PhoneStepsProps {
  readonly isKnown: boolean;
}

function StepsOf({ page, isKnown }: StepsOfProps): ReactElement {
  const here = useScopedPath();
  const { search } = useLocation();
  const actor = useScreenActor((app) => createPhoneVerification(app, page));
  const step = useSelected(actor, selectPhoneStep);
  switch (page === "verify" && !isKnown ? "code" : step) {
    case "phone":
      return <PhoneStep actor={actor} />;
    case "code":
      return <CodeStep actor={actor} />;
    case "verified":
      return <Navigate to={redirectOf(search) ?? here("/menu")} />;
  }
}
