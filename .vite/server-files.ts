import { join } from "node:path";
import type { Rolldown } from "vite";

type Group = Rolldown.CodeSplittingGroup;

const ROOT = join(import.meta.dirname, "..");

// Read one after the other, so that the database wakes up while the second is on its way.
const FILES: readonly { readonly name: string; readonly sources: readonly string[] }[] = [
  { name: "start", sources: ["adapters/server/start-server.ts"] },
  {
    name: "rest",
    // A menu is mostly the first page that a server draws; by itself it is in some fourteen files more.
    sources: [
      "adapters/server/create-server.ts",
      "adapters/server/demo/prepare-demo.ts",
      "ui/server.tsx",
      "ui/menu/menu-screen.tsx",
    ],
  },
];

/**
 * What every start of the server reads, in two files. By itself the bundler makes one of each few lines that two late
 * parts share: 267 of them, which took longer to be found than to be read.
 */
export function serverFiles(): Group[] {
  return FILES.map(({ name, sources }, at) => {
    let modules: ReadonlySet<string> | null = null;
    return {
      debugName: name,
      priority: FILES.length - at,
      name: (id, context) => {
        modules ??= reachedBy(sources, context);
        return modules.has(id) ? name : null;
      },
    };
  });
}

/** These sources and all that they import, but for what they import late. */
function reachedBy(sources: readonly string[], context: Rolldown.ChunkingContext): ReadonlySet<string> {
  const reached = new Set<string>();
  const visit = (id: string): void => {
    if (reached.has(id)) return;
    reached.add(id);
    context.getModuleInfo(id)?.importedIds.forEach(visit);
  };
  for (const source of sources) visit(join(ROOT, source));
  return reached;
}
