import type { ReactElement } from "react";
import { useScreen } from "./screen-loader.ts";
import type { ScreenSource } from "./screen.ts";

interface LoadedScreenProps {
  readonly source: ScreenSource;
  readonly params: Readonly<Record<string, string>>;
}

/** A screen from its file; suspends while that is on its way. */
export function LoadedScreen({ source, params }: LoadedScreenProps): ReactElement {
  // The component was made by its module; this only looks it up.
  const Screen = useScreen(source);
  // oxlint-disable-next-line react/static-components
  return <Screen params={params} />;
}
