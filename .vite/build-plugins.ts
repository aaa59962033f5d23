import { dirname, join, relative } from "node:path";
import type { Plugin } from "vite";

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

// V8 keeps a script in one byte for each character as long as it has no letter above ÿ.
export function keepLatin(): Plugin {
  const escape = (letter: string): string => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return {
    name: "keep-latin",
    apply: "build",
    generateBundle: {
      order: "post",
      handler: (_, bundle) => {
        for (const file of Object.values(bundle))
          if (file.type === "chunk") file.code = file.code.replace(/[\u0100-\uffff]/g, escape);
      },
    },
  };
}

// By its source file the server finds what a screen was built to; the browser has no use for the name.
export function dropScreenFiles(): Plugin {
  return {
    name: "drop-screen-files",
    apply: "build",
    transform: {
      filter: { id: /\/ui\/(?:screens|layout\/layouts|errors\/error-screens)\.ts$/ },
      handler: (code) => code.replace(/\b(?:file|through): "ui\/[^"]+",/gu, ""),
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
