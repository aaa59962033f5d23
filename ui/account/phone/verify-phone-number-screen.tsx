import type { ReactElement } from "react";
import { PhoneSteps } from "./phone-steps.tsx";

/** Proves the phone that the account has already. */
export default function VerifyPhoneNumberScreen(): ReactElement {
  return <PhoneSteps page="verify" />;
}
