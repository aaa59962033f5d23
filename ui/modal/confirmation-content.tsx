import { lazy, Suspense, type LazyExoticComponent, type ReactElement } from "react";
import type { ConfirmationContent as ContentName } from "#core/modal/modal-events.ts";

const CONTENTS: Readonly<Record<ContentName, LazyExoticComponent<() => ReactElement>>> = {
  "cart.lines": lazy(async () => ({ default: (await import("#ui/cart/cart-brief.tsx")).CartBrief })),
};

interface ConfirmationContentProps {
  readonly name: ContentName;
}

/** What a question brings beside its words, by its name. */
export function ConfirmationContent({ name }: ConfirmationContentProps): ReactElement {
  const Content = CONTENTS[name];
  return (
    <Suspense>
      <Content />
    </Suspense>
  );
}
