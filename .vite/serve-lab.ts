import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";

const PAGE = join(import.meta.dirname, "../ui/lab/index.html");

// The Lab is a page of the development server, at /ui/lab/; no build knows of it.
export function serveLab(): Plugin {
  return {
    name: "serve-lab",
    apply: "serve",
    configureServer: (server) => {
      const page = async (): Promise<string> =>
        server.transformIndexHtml("/ui/lab/", await readFile(PAGE, "utf8"));
      server.middlewares.use((request, response, next) => {
        if (!/^\/ui\/lab\/?(?:\?|$)/u.test(request.originalUrl ?? "")) return next();
        void page().then(
          (html) => response.setHeader("content-type", "text/html; charset=utf-8").end(html),
          (error: unknown) => response.writeHead(500).end(String(error)),
        );
      });
    },
  };
}
