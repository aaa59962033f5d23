import { expect, it } from "vitest";
import { runCommandLine } from "#tests/support/server/server-process.ts";

it.each(["setup", "import-menu", "import-zones", "export-menu", "replay", "backup", "restore", "print"])(
  "npm run %s says with --help how it is called, whatever the settings are",
  async (name) => {
    const { code, output, complaint } = await runCommandLine(name, ["--help"], { PORT: "none" });
    expect({ code, complaint }).toEqual({ code: 0, complaint: "" });
    expect(output.split(" -- ")[0]).toBe(`npm run ${name}`);
  },
);
