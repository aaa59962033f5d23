import type { Layout } from "#core/routing/route.ts";
import type { ScreenSource } from "#ui/router/screen.ts";

/** The frames that come with their screens; the storefront's is part of the first file, and some pages have none. */
export const LAYOUTS: Readonly<Partial<Record<Layout, ScreenSource>>> = {
  operations: {
    file: "ui/layouts/operations-layout.tsx",
    load: async () => ({ default: (await import("./operations-layout.tsx")).OperationsLayout }),
  },
  auth: {
    file: "ui/layouts/auth-layout.tsx",
    load: async () => ({ default: (await import("./auth-layout.tsx")).AuthLayout }),
  },
  landing: {
    file: "ui/layouts/landing-layout.tsx",
    load: async () => ({ default: (await import("./landing-layout.tsx")).LandingLayout }),
  },
  standalone: {
    file: "ui/layouts/standalone-layout.tsx",
    load: async () => ({ default: (await import("./standalone-layout.tsx")).StandaloneLayout }),
  },
};
