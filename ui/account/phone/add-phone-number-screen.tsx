import type { ReactElement } from "react";
import { PhoneSteps } from "./phone-steps.tsx";

/** A phone for the account, proved at once by the code that is sent to it. */
export default function AddPhoneNumberScreen(): ReactElement {
  return <PhoneSteps page="add" />;
}
