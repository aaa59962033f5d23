import { Suspense, type LazyExoticComponent, type ReactElement, type ReactNode } from "react";
import { late } from "#ui/errors/late.tsx";
import type { ConfirmationContent as ContentName } from "#core/modal/modal-events.ts";

const CONTENTS: Readonly<Record<ContentName, LazyExoticComponent<(props: object) => ReactNode>>> = {
  "cart.lines": late(async () => (await import("#ui/cart/cart-brief.tsx")).CartBrief),
};

interface CustomContentProps {
  readonly name: ContentName;
}

/** Additional content of confirmations, by the name of the confirmation. */
export function CustomContent({ name }: CustomContentProps): ReactElement {
  const Content = CONTENTS[name];
  return (
    <Suspense>
      <Content />
    </Suspense>
  );
}
