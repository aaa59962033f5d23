import { readdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { MACHINES } from "./machines.ts";
import { toMermaid } from "./to-mermaid.ts";

const FOLDER = fileURLToPath(new URL("./diagrams", import.meta.url));
const CORE = fileURLToPath(new URL("../../core", import.meta.url));
const isUpdating = process.env["UPDATE_DIAGRAMS"] === "1";

describe("the diagrams", () => {
  // With UPDATE_DIAGRAMS=1 the files are written anew instead of compared.
  it.each(Object.entries(MACHINES))("%s is drawn as the machine is", async (name, machine) => {
    const file = `${FOLDER}/${name}.mmd`;
    const drawn = toMermaid(machine);
    if (isUpdating) await writeFile(file, drawn);
    expect(await readFile(file, "utf8")).toBe(drawn);
  });

  it("show every machine of core and nothing else", async () => {
    const files = await readdir(CORE, { recursive: true });
    const machines = files.flatMap((file) => /([^/]+)\.machine\.ts$/.exec(file)?.[1] ?? []);
    const drawn = (await readdir(FOLDER)).map((file) => file.replace(/\.mmd$/, ""));
    expect(drawn.toSorted()).toEqual(machines.toSorted());
    expect(Object.keys(MACHINES).toSorted()).toEqual(machines.toSorted());
  });
});
