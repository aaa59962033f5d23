import type { Plugin } from "vite";

/** Changes the text of each script of a build, after everything else did. */
export function rewriteChunks(name: string, rewrite: (code: string) => string): Plugin {
  return {
    name,
    apply: "build",
    generateBundle: {
      order: "post",
      handler: (_, bundle) => {
        for (const file of Object.values(bundle)) if (file.type === "chunk") file.code = rewrite(file.code);
      },
    },
  };
}
