import type { Layout } from "#core/routing/route.ts";
import type { ScreenSource } from "#ui/router/screen.ts";

/** The frames that come with their screens; the storefront's is part of the first file, and some pages have none. */
export const LAYOUTS: Readonly<Partial<Record<Layout, ScreenSource>>> = {
  operations: {
    file: "ui/layout/operations-layout.tsx",
    load: async () => ({ default: (await import("./operations-layout.tsx")).OperationsLayout }),
  },
  auth: {
    file: "ui/layout/auth-layout.tsx",
    load: async () => ({ default: (await import("./auth-layout.tsx")).AuthLayout }),
  },
  landing: {
    file: "ui/layout/landing-layout.tsx",
    load: async () => ({ default: (await import("./landing-layout.tsx")).LandingLayout }),
  },
  standalone: {
    file: "ui/layout/standalone-layout.tsx",
    load: async () => ({ default: (await import("./standalone-layout.tsx")).StandaloneLayout }),
  },
};
