import type { ReactElement } from "react";
import { createRun } from "#core/app/screen/courier/create-run.ts";
import type { ScreenProps } from "#ui/router/screen.ts";
import { RunView } from "./run-view.tsx";

/** The courier's page by a link; one that is void or unknown leads nowhere. */
export default function RunScreen({ params }: ScreenProps): ReactElement {
  const token = params["id"] ?? "";
  return <RunView key={token} create={(app) => createRun(app, token)} />;
}
