import type { ScreenSource } from "#ui/router/screen.ts";

/** The page-not-found variant of the error page; its parameter is the path. */
export const NOT_FOUND: ScreenSource = {
  file: "ui/errors/not-found-screen.tsx",
  load: () => import("./not-found-screen.tsx"),
};
