import { createContext, use, useState, type ReactElement, type ReactNode, type RefCallback } from "react";
import type { CheckoutSectionName } from "#core/checkout/checkout-section-of.ts";

/** The section of checkout where each kind of blocker is fixed. */
interface SectionFocus {
  /** For the element that fixes what belongs to these sections. */
  readonly keep: (sections: readonly CheckoutSectionName[]) => RefCallback<HTMLElement>;
  /** Brings it into view and gives it the focus. */
  readonly show: (section: CheckoutSectionName) => void;
}

const SectionFocusContext = createContext<SectionFocus | null>(null);

interface SectionFocusProviderProps {
  readonly children: ReactNode;
}

/** Lets the sections of checkout focus each other. */
export function SectionFocusProvider({ children }: SectionFocusProviderProps): ReactElement {
  const [focus] = useState(createSectionFocus);
  return <SectionFocusContext value={focus}>{children}</SectionFocusContext>;
}

/** Focuses the sections of checkout. */
export function useSectionFocus(): SectionFocus {
  const focus = use(SectionFocusContext);
  if (focus === null) throw new Error("useSectionFocus needs a SectionFocusProvider above it");
  return focus;
}

function createSectionFocus(): SectionFocus {
  const elements = new Map<CheckoutSectionName, HTMLElement>();
  return {
    keep: (sections) => (element) => {
      if (element === null) return;
      for (const section of sections) elements.set(section, element);
      return () => {
        for (const section of sections) if (elements.get(section) === element) elements.delete(section);
      };
    },
    show: (section) => {
      const element = elements.get(section);
      element?.scrollIntoView({ block: "start" });
      element?.focus({ preventScroll: true });
    },
  };
}
