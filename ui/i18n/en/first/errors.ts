import type { errors as ro } from "../../ro/first/errors.ts";
import type { Translation } from "../../wording.ts";

/** The error texts of ERROR-10 and the general ones; keys as core spells them. */
export const errors: Translation<typeof ro> = {
  forbidden: "Access denied",
  session_expired: "Your session expired",
  unknown_error: "Unknown error",
  unknown_user_type: "Unknown user type",
  not_enough_reward_points: "Not enough reward points",
  outdated:
    "The page was updated in the meantime. Reload it to go on; what you have just typed will be lost.",
  reload: "Reload the page",
  hint: "Try again. If it keeps happening, call us.",
  to_home: "Go to the start page",
  page_not_found: "Page Not Found",
  server_error: "Internal Server Error",
};
