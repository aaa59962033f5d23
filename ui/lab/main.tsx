import "#ui/design/theme/fonts.css.ts";
import "#ui/design/theme/reset.css.ts";
import { createRoot } from "react-dom/client";
import { LabScreen } from "./lab-screen.tsx";

// The Lab is a page of its own that only the development server sends: nothing of the product imports this file.
const root = document.getElementById("root");
if (root === null) throw new Error("The page has no root element");
// The compiler takes seconds to read them, and charts need none.
const types = import("virtual:event-types").then(({ eventTypes }) => eventTypes);
createRoot(root).render(<LabScreen types={types} />);
