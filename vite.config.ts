import { availableParallelism } from "node:os";
import optimizeLocales from "@react-aria/optimize-locales-plugin";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import type { Rolldown } from "vite";
import { defineConfig } from "vitest/config";
import {
  dropScreenFiles,
  keepAscii,
  keepPlaces,
  listOfflineFiles,
  markPure,
  replaceTransitions,
} from "./.vite/build-plugins.ts";
import { keepWrappersEager } from "./.vite/eager-wrappers.ts";
import { eventTypes } from "./.vite/event-types.ts";
import { keepFetchLate } from "./.vite/late-fetch.ts";
import { readZonesLate } from "./.vite/late-zones.ts";
import { LETTER_FONTS_FOLDER, makeLetterFonts } from "./.vite/letter-fonts.ts";
import { leaveOutSchemas } from "./.vite/no-schemas.ts";
import { keepRoutesPlain } from "./.vite/plain-routes.ts";
import { serveLab } from "./.vite/serve-lab.ts";
import { serverFiles } from "./.vite/server-files.ts";
import { dropUnusedReact } from "./.vite/unused-react.ts";
import { waves } from "./.vite/waves.ts";
import { LOCALES } from "./core/shop/shop.ts";

// What a shop's menu is drawn with goes, with all that it imports, into one file: a hundred small ones compress a
// sixth worse, and the menu is what people wait for. The rest comes in waves.
const FIRST_SCREEN = /\/ui\/(?:main|menu\/menu-screen|layout\/layout-frame)\.tsx$/;

// Milliseconds. Starting the database engine and a server takes many seconds on a busy machine; a test that waits for a
// server gives up after a minute (tests/support/server/server-process.ts) and must have time left to say what it printed.
const START_TIMEOUT = 90_000;

// Vitest leaves one core free, and loads all that a file imports for that file alone, unless told otherwise.
const ONE_LOAD = { isolate: false, pool: "threads", maxWorkers: availableParallelism() } as const;

// What these assert is how long something takes, so nothing else may run meanwhile.
const TIMED = [
  "tests/adapters/server/account/account-timing.test.ts",
  "tests/adapters/server/outbox/{lane,load}.test.ts",
  "tests/adapters/server/page/outage.test.ts",
  "tests/faults/{kill-server,two-servers}.test.ts",
];

// The first file names all late ones, and a menu waits for each letter of that: the manifest says which file is whose, in
// the traces of failures too. A hash is 41 bits. Both builds must give a file the same name.
const FILE_NAMES: Rolldown.OutputOptions = {
  hashCharacters: "base36",
  chunkFileNames: "assets/[hash].js",
  assetFileNames: ({ names }) =>
    names.some((name) => name.endsWith(".css")) ? "assets/[hash][extname]" : "assets/[name]-[hash][extname]",
};

if (process.env["VITEST"] === undefined) await makeLetterFonts();

// `vite build` makes dist/client with its manifest; `vite build --ssr` makes dist/server: the server with all its
// packages, and the pages that it renders. Run from there it takes 30 MB less than from a thousand files of source.
// In development the server embeds vite as a middleware, so there is no proxy here.
export default defineConfig(({ command, isSsrBuild }) => ({
  // The server sends every page itself, so vite never answers with index.html of its own accord.
  appType: "custom",
  publicDir: "ui/public",
  resolve: { alias: { "letter-fonts": LETTER_FONTS_FOLDER } },
  // Vite says so to browsers alone; a server would choose as it starts, and draw with React's slow half for development.
  ...(isSsrBuild && command === "build" ? { define: { "process.env.NODE_ENV": '"production"' } } : {}),
  plugins: [
    react(),
    vanillaExtractPlugin(),
    optimizeLocales.vite({ locales: [...LOCALES] }),
    serveLab(),
    eventTypes(),
    replaceTransitions(),
    readZonesLate(),
    ...(isSsrBuild
      ? [keepPlaces(), keepAscii(), keepFetchLate(), keepRoutesPlain(), leaveOutSchemas()]
      : [dropScreenFiles(), markPure(), dropUnusedReact(), keepWrappersEager(), listOfflineFiles()]),
  ],
  // What the Lab alone imports would be found late, and its page would be loaded again.
  optimizeDeps: { include: ["elkjs/lib/elk.bundled.js", "react-aria-components/FileTrigger"] },
  worker: { format: "es" },
  build: {
    target: "es2022",
    outDir: isSsrBuild ? "dist/server" : "dist/client",
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    // What rolldown's own minifier leaves, terser makes a hundredth smaller. It must not put functions where they are
    // called: that makes them anew with every call.
    minify: isSsrBuild ? false : "terser",
    terserOptions: { ecma: 2020, module: true, compress: { passes: 3, inline: false, reduce_funcs: false } },
    // A data: font or picture would be blocked by the content security policy and would not be cached.
    assetsInlineLimit: 0,
    // The names of a hundred late files would ride with the first one; only their style sheets must come with them.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, files) => files.filter((file) => file.endsWith(".css")),
    },
    // The zone data of the calendar is one large chunk, loaded late; sizes that matter are checked by tests/build.
    chunkSizeWarningLimit: 1200,
    rolldownOptions: isSsrBuild
      ? {
          input: { server: "ui/server.tsx", main: "adapters/server/main.ts" },
          // Names of functions and classes stay for the log's traces; all files lie in one folder for `keepPlaces`.
          output: {
            ...FILE_NAMES,
            entryFileNames: "[name].js",
            chunkFileNames: "[name]-[hash].js",
            codeSplitting: { groups: serverFiles() },
            minify: { mangle: { keepNames: true }, compress: true, codegen: { removeWhitespace: true } },
          },
        }
      : {
          input: "ui/main.tsx",
          // Making small files takes longer than bundling them; that needs no notice with every build.
          checks: { pluginTimings: false },
          output: {
            minify: true,
            codeSplitting: {
              groups: [{ name: "first", test: FIRST_SCREEN, priority: 2 }, ...waves()],
            },
            ...FILE_NAMES,
          },
        },
  },
  ssr: {
    // One self-contained server bundle; in development only what must pass through the CSS plugin.
    noExternal: command === "build" ? true : [/vanilla-extract/],
    // What is compiled for the machine cannot be bundled, nor what reads certificates: it patches Reflect before its other
    // modules run, and in one file they come first.
    external: ["sharp", "@simplewebauthn/server"],
  },
  test: {
    // A test that needs a page runs in Playwright (tests/e2e); the rest need no DOM.
    environment: "node",
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          // Nothing here keeps state in a module, so a worker loads core once and not with each of its files.
          ...ONE_LOAD,
          // A law with many runs takes seconds where other work shares the two cores.
          testTimeout: 30_000,
          include: [
            "tests/{core,contract,statecharts,ui}/**/*.test.{ts,tsx}",
            "tests/adapters/browser/**/*.test.ts",
            "tests/rush/plan/**/*.test.ts",
          ],
        },
      },
      {
        extends: true,
        test: {
          name: "architecture",
          ...ONE_LOAD,
          include: ["tests/architecture/**/*.test.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: "build",
          include: ["tests/build/**/*.test.ts"],
          testTimeout: 60_000,
          hookTimeout: START_TIMEOUT,
        },
      },
      {
        extends: true,
        test: {
          name: "server",
          include: ["tests/{adapters/server,faults}/**/*.test.ts"],
          exclude: TIMED,
          globalSetup: ["tests/support/database/test-engine.ts"],
          // Nothing here keeps state in a module either: loading the server for each file took a fifth of the time.
          isolate: false,
          // Browsers share the machine with them.
          testTimeout: 60_000,
          hookTimeout: START_TIMEOUT,
          maxWorkers: 2,
        },
      },
      {
        extends: true,
        test: {
          name: "timing",
          include: TIMED,
          globalSetup: ["tests/support/database/test-engine.ts"],
          testTimeout: 30_000,
          hookTimeout: START_TIMEOUT,
          maxWorkers: 2,
        },
      },
      {
        extends: true,
        test: {
          // A crowd whose every answer counts, and so alone on the machine, but for a training, which waits most of its time.
          name: "rush",
          include: ["tests/rush/*.test.ts"],
          globalSetup: ["tests/support/database/test-engine.ts"],
          testTimeout: 60_000,
          hookTimeout: START_TIMEOUT,
          maxWorkers: 2,
        },
      },
      {
        extends: true,
        test: {
          name: "webkit",
          include: ["tests/webkit/**/*.test.ts"],
          testTimeout: 180_000,
          hookTimeout: 2 * START_TIMEOUT,
        },
      },
      {
        extends: true,
        test: {
          name: "edge",
          include: ["tests/edge/**/*.test.ts"],
          globalSetup: ["tests/support/database/test-engine.ts"],
          testTimeout: 30_000,
          hookTimeout: START_TIMEOUT,
        },
      },
    ],
  },
}));
