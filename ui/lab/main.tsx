import "#ui/design/theme/fonts.css.ts";
import "#ui/design/theme/reset.css.ts";
import { createRoot } from "react-dom/client";
import { createPageLink } from "./attach/page-link.ts";
import { createLab } from "./lab-store.ts";
import { LabScreen } from "./lab-screen.tsx";
import { EMPTY_RUN } from "./sandbox/run.ts";
import { readAddress } from "./share/run-address.ts";

// The Lab is a page of its own that only the development server sends: nothing of the product imports this file.
const root = document.getElementById("root");
if (root === null) throw new Error("The page has no root element");
const { machine, run } = readAddress(location.hash);
// The compiler takes seconds to read them, and charts need none.
const types = import("virtual:event-types").then(({ eventTypes }) => eventTypes);
createRoot(root).render(
  <LabScreen
    lab={createLab(run ?? EMPTY_RUN)}
    link={createPageLink()}
    types={types}
    named={machine}
    isAttached={machine === "attached"}
  />,
);
