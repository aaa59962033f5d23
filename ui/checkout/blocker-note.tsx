import type { ReactElement } from "react";
import type { Blocker } from "#core/checkout/blocker.ts";
import { Banner } from "#ui/design/feedback/banner.tsx";
import { useBlockerText } from "./use-blocker-text.ts";

interface BlockerNoteProps {
  readonly blocker: Blocker;
}

/** A blocker, shown where it can be fixed. */
export function BlockerNote({ blocker }: BlockerNoteProps): ReactElement {
  const text = useBlockerText();
  return (
    <Banner tone="warn" role="status">
      {text(blocker)}
    </Banner>
  );
}
