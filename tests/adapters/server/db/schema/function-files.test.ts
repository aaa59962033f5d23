import { globSync, readFileSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  FUNCTIONS_DIRECTORY,
  KEPT_FUNCTIONS,
  readFunctions,
} from "#adapters/server/db/schema/function-files.ts";

describe("readFunctions", () => {
  let directory = "";
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), "diner-functions-"));
  });
  afterEach(() => rm(directory, { recursive: true }));

  async function put(file: string, body: string): Promise<void> {
    await mkdir(dirname(join(directory, file)), { recursive: true });
    const name = file.replace(/^.*\/|\.sql$/g, "");
    await writeFile(join(directory, file), `create or replace function ${name}() returns int ${body}`);
  }

  it("reads each after those that it calls, whatever comments say of others", async () => {
    await put("cart/a_first.sql", "language sql as $$ select b_second() $$; -- z_last() is not called");
    await put("order/b_second.sql", "language sql as $$ select c_third() $$;");
    await put("shop/c_third.sql", "language sql as $$ select 1 $$;");
    await put("shop/z_last.sql", "language sql as $$ select a_first() $$;");
    expect((await readFunctions(directory)).map(({ name }) => name)).toEqual([
      "c_third",
      "b_second",
      "a_first",
      "z_last",
    ]);
  });

  it("refuses functions that call each other in a circle", async () => {
    await put("cart/a.sql", "language sql as $$ select b() $$;");
    await put("cart/b.sql", "language sql as $$ select a() $$;");
    await expect(readFunctions(directory)).rejects.toThrow("The function a calls itself by way of others");
  });

  it("refuses a file that makes another function than its name says, or two of one name", async () => {
    await put("cart/a.sql", "language sql as $$ select 1 $$;");
    await put("order/a.sql", "language sql as $$ select 1 $$;");
    await expect(readFunctions(directory)).rejects.toThrow("Two files make functions of one name");
    await writeFile(join(directory, "order/a.sql"), "create or replace function b() returns int …");
    await expect(readFunctions(directory)).rejects.toThrow(
      "order/a.sql has to make or replace the one function a",
    );
  });
});

describe("the functions of this release", () => {
  it("are each called by code, by another one or by a trigger, or kept for the release before", async () => {
    const functions = await readFunctions(FUNCTIONS_DIRECTORY);
    const root = join(FUNCTIONS_DIRECTORY, "../../../..");
    const sources = globSync("adapters/**/*.ts", { cwd: root })
      .filter((file) => !file.endsWith(".generated.ts"))
      .map((file) => readFileSync(join(root, file), "utf8"));
    const kept = new Set(KEPT_FUNCTIONS.map(({ name }) => name));
    const isCalled = (name: string): boolean => {
      const call = new RegExp(`\\b${name}\\b`);
      return (
        sources.some((text) => call.test(text)) ||
        functions.some((one) => one.name !== name && call.test(one.sql)) ||
        functions.some((one) => one.sql.includes(`execute function ${name}()`))
      );
    };
    expect(functions.map(({ name }) => name).filter((name) => !kept.has(name) && !isCalled(name))).toEqual(
      [],
    );
  });
});
