import { globSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { machineIn, machineName } from "#ui/lab/chart/machine-in.ts";
import { toSvg } from "./to-svg.ts";

// Draws every machine of core into diagrams/: node tests/statecharts/draw.ts
const ROOT = join(import.meta.dirname, "../..");
const FOLDER = join(import.meta.dirname, "diagrams");

for (const old of globSync("*.{svg,mmd}", { cwd: FOLDER })) await rm(join(FOLDER, old));
for (const file of globSync("core/**/*.machine.ts", { cwd: ROOT }).toSorted()) {
  const machine = machineIn(await import(join(ROOT, file)));
  const name = machineName(file);
  if (machine === null || name === null) throw new Error(`${file} exports no machine`);
  await writeFile(join(FOLDER, `${name}.svg`), await toSvg(machine));
  console.log(name);
}
