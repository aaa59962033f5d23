import { createContext } from "react";

/** Whether a dialog opens where its outline stands already: then it does not move in. */
export const DialogOutlined = createContext(false);
