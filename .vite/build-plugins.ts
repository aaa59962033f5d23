import { dirname, join, relative } from "node:path";
import type { Plugin } from "vite";
import { rewriteChunks } from "./rewrite-chunks.ts";

const ROOT = join(import.meta.dirname, "..");

// The server reads files beside its sources (migrations, the demo, node_modules), also when it runs from dist/server.
export function keepPlaces(): Plugin {
  return {
    name: "keep-places",
    apply: "build",
    transform: {
      filter: { id: /\/adapters\/server\// },
      handler: (code, id) => {
        const fromBundle = `/../../${relative(ROOT, id)}`;
        return code
          .replaceAll("import.meta.dirname", `(import.meta.dirname + ${JSON.stringify(dirname(fromBundle))})`)
          .replaceAll("import.meta.url", `(import.meta.url + ${JSON.stringify(`/..${fromBundle}`)})`);
      },
    },
  };
}

// Node keeps a script in two bytes for each of its characters as soon as one of them is no ASCII.
export function keepAscii(): Plugin {
  const escape = (letter: string): string => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return rewriteChunks("keep-ascii", (code) => code.replace(/[\u0080-\uffff]/g, escape));
}

// By its source file the server finds what a screen was built to; the browser has no use for the name.
export function dropScreenFiles(): Plugin {
  return {
    name: "drop-screen-files",
    apply: "build",
    transform: {
      filter: {
        id: /\/ui\/(?:storefront-screens|office-screens|layout\/layouts|errors\/error-screens)\.ts$/,
      },
      handler: (code) => code.replace(/\bfile: "ui\/[^"]+",/gu, ""),
    },
  };
}

// The router makes memos, contexts and elements at the top of its files. Unless they are marked as free of side effects,
// its loading of data, which nothing here imports, stays in the first file with all that it uses.
export function markPure(): Plugin {
  return {
    name: "mark-pure",
    apply: "build",
    transform: {
      filter: { id: /\/react-router\/dist\/production\/lib\// },
      handler: (code) => code.replace(/^(const \w+ = )(?=React\$1\.)/gmu, "$1/* @__PURE__ */ "),
    },
  };
}

// Of what comes late, what only those who work need, and texts of no storefront page.
const NOT_OFFLINE =
  /\/(?:ui\/(?:office-pages\.ts|courier\/|landing\/|layout\/|i18n\/[a-z]+\/(?:office|pages)\/)|http\/office\/)/u;

// Writes down which files the storefront consists of, so that its worker can keep them all (PAGE-7).
export function listOfflineFiles(): Plugin {
  return {
    name: "list-offline-files",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const files = new Set<string>();
        const visit = (name: string): void => {
          const chunk = bundle[name];
          if (chunk?.type !== "chunk" || files.has(name) || NOT_OFFLINE.test(chunk.facadeModuleId ?? ""))
            return;
          files.add(name);
          const { importedCss, importedAssets } = chunk.viteMetadata ?? {};
          for (const file of [...(importedCss ?? []), ...(importedAssets ?? [])]) files.add(file);
          [...chunk.imports, ...chunk.dynamicImports].forEach(visit);
        };
        for (const [name, chunk] of Object.entries(bundle))
          if (chunk.type === "chunk" && chunk.isEntry) visit(name);
        const source = JSON.stringify([...files].map((file) => `/${file}`));
        this.emitFile({ type: "asset", fileName: "assets/offline-files.json", source });
      },
    },
  };
}

// react-aria waits for the end of transitions that never end (ui/design/dialog/run-after-transition.ts).
export function replaceTransitions(): Plugin {
  return {
    name: "replace-transitions",
    enforce: "pre",
    resolveId: {
      filter: { id: /\/runAfterTransition\.mjs$/ },
      handler: () => join(ROOT, "ui/design/dialog/run-after-transition.ts"),
    },
  };
}
