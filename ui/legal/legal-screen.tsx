import { useState, type ReactElement } from "react";
import { useLocation } from "react-router";
import { legalDocumentAt } from "#core/routing/legal-route.ts";
import { LegalPage } from "./legal-page.tsx";

/** Every legal page, by its address: one file, so that the first JavaScript names one. */
export default function LegalScreen(): ReactElement {
  const { pathname } = useLocation();
  // Each route has a screen of its own, which stays as it is while the address is another's already.
  const [document] = useState(() => legalDocumentAt(pathname));
  return <LegalPage document={document} />;
}
