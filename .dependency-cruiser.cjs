/** Who may know whom. Each comment says what to do instead. */
module.exports = {
  forbidden: [
    {
      name: "core-knows-nobody",
      comment: "Core is pure: name a port in core/<noun>/<noun>.ports.ts and let an adapter implement it.",
      severity: "error",
      from: { path: "^core/" },
      to: { path: "^(ui|adapters|tests)/" },
    },
    {
      name: "core-packages",
      comment:
        "Core may use xstate, js-joda, ulid and the point-in-polygon package; anything else belongs in an adapter behind a port.",
      severity: "error",
      from: { path: "^core/", pathNot: "^core/contract/" },
      to: {
        dependencyTypes: ["npm", "npm-dev", "core", "unknown"],
        pathNot: "node_modules/(xstate|@js-joda|ulid|@turf/boolean-point-in-polygon)/",
      },
    },
    {
      name: "contract-packages",
      comment: "The contract may use effect's Schema and nothing more.",
      severity: "error",
      from: { path: "^core/contract/" },
      to: { dependencyTypes: ["npm", "npm-dev", "core", "unknown"], pathNot: "node_modules/effect/" },
    },
    {
      name: "only-contract-is-encoded",
      comment: "Domain code works on records; encoding belongs to core/contract, which adapters call.",
      severity: "error",
      from: { path: "^core/", pathNot: "^core/contract/" },
      to: { path: "^core/contract/" },
    },
    {
      name: "ui-knows-core",
      comment:
        "Screens subscribe to core's actors; only ui/main.tsx and ui/server.tsx reach the adapters' one door.",
      severity: "error",
      from: { path: "^ui/", pathNot: "^ui/(main|server)\\.tsx$" },
      to: { path: "^adapters/" },
    },
    {
      name: "one-door",
      comment: "The browser's ports come from adapters/browser/create-browser-ports.ts alone.",
      severity: "error",
      from: { path: "^ui/(main|server)\\.tsx$" },
      to: { path: "^adapters/", pathNot: "^adapters/browser/create-browser-ports\\.ts$" },
    },
    {
      name: "adapters-know-no-ui",
      comment: "The built ui/server.tsx is handed to the server by main.ts; adapters never import screens.",
      severity: "error",
      from: { path: "^adapters/" },
      to: { path: "^ui/" },
    },
    {
      name: "strangers",
      comment: "Browser and server adapters share core only.",
      severity: "error",
      from: { path: "^adapters/browser/" },
      to: { path: "^adapters/server/" },
    },
    {
      name: "strangers-too",
      comment: "Browser and server adapters share core only.",
      severity: "error",
      from: { path: "^adapters/server/" },
      to: { path: "^adapters/browser/" },
    },
    {
      name: "root-composes",
      comment:
        "A noun names what it needs as its own …Deps; services.ts composes. Only commands start the whole server.",
      severity: "error",
      from: { path: "^adapters/server/[^/]+/", pathNot: "^adapters/server/cli/" },
      to: { path: "^adapters/server/[^/]+\\.ts$" },
    },
    {
      name: "no-tests-in-product",
      comment:
        "What a test supports lives in tests/support. The Lab is no part of the product: it runs it on the memory of the tests.",
      severity: "error",
      from: { path: "^(core|ui|adapters)/", pathNot: "^ui/lab/" },
      to: { path: "^tests/" },
    },
    {
      name: "no-cycles",
      comment: "Move what both need into a third file.",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    {
      name: "no-folder-cycles",
      comment:
        "Rooms know each other one way, types included: move what both need into the room that knows less, or its own.",
      severity: "error",
      scope: "folder",
      from: {},
      to: { circular: true },
    },
    {
      name: "no-orphans",
      comment: "Delete it, or use it.",
      severity: "error",
      // react-aria imports the second, as the build has it (.vite/build-plugins.ts).
      from: {
        orphan: true,
        path: "^(core|ui|adapters)/",
        pathNot: ["\\.d\\.ts$", "^ui/design/dialog/run-after-transition\\.ts$"],
      },
      to: {},
    },
    {
      name: "the-lab-is-apart",
      comment: "The Lab is a page of development: the product may only load what announces its actors, late.",
      severity: "error",
      from: { path: "^(core|ui|adapters)/", pathNot: "^ui/lab/" },
      to: { path: "^ui/lab/", pathNot: "^ui/lab/attach/attach\\.ts$" },
    },
    {
      name: "no-dev-packages-in-product",
      comment: "What runs at the customer's is a dependency.",
      severity: "error",
      from: { path: "^(core|adapters)/" },
      to: { dependencyTypes: ["npm-dev"], pathNot: "node_modules/(@types|vite)/" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "types", "node", "default"],
      extensions: [".ts", ".tsx", ".js"],
    },
  },
};
