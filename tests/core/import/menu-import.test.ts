import { describe, expect, it } from "vitest";
import { createMenuEditor } from "#core/app/screen/menu/create-menu-editor.ts";
import { createMenuImport } from "#core/app/screen/menu/create-menu-import.ts";
import type { AppError } from "#core/errors/app-error.ts";
import { placeOf } from "#core/import/finding.ts";
import { FIRST_IMPORT_OPTIONS, MAX_IMPORT_BYTES, readUnpriced } from "#core/import/menu-import.ts";
import {
  selectHasImportFailed,
  selectIsImportBusy,
  selectIsImported,
  selectMenuImport,
} from "#core/import/menu-import.selectors.ts";
import type { ShopId } from "#core/kernel/id.ts";
import { idOf } from "#tests/support/builders/values.ts";
import { UNREACHABLE } from "#tests/support/headless/call-log.ts";
import { createTestBackend } from "#tests/support/headless/in-memory-backend.ts";
import { simulateApp } from "#tests/support/headless/simulated-app.ts";
import { flush } from "#tests/support/patience.ts";

const SHOP = idOf<ShopId>("bistro");
const PREVIEW = "menuImports.previewMenuImport";
const IMPORT = "menuImports.importMenu";
const CONFLICT: AppError = {
  tag: "Refused",
  status: 409,
  key: "menu.version_conflict",
  message: null,
  details: {},
};

const file = (name: string, size = 10) => ({
  name,
  size,
  arrayBuffer: () => Promise.resolve(new ArrayBuffer(0)),
});

async function start() {
  const backend = createTestBackend({ isSignedIn: true });
  const { app, pass } = await simulateApp({ backend });
  const editor = createMenuEditor(app, SHOP);
  editor.start();
  const actor = createMenuImport(app, editor, SHOP);
  actor.start();
  await flush();
  const asked = (call: string) => backend.callLog.log.filter((one) => one === call).length;
  const state = () => {
    const snapshot = actor.getSnapshot();
    return {
      isBusy: selectIsImportBusy(snapshot),
      hasFailed: selectHasImportFailed(snapshot),
      isImported: selectIsImported(snapshot),
      problem: selectMenuImport(snapshot).problem,
      changes: selectMenuImport(snapshot).preview?.changes.length ?? null,
    };
  };
  return { backend, editor, actor, pass, asked, state };
}

const IDLE = { isBusy: false, hasFailed: false, isImported: false, problem: null, changes: null };

describe("importing a menu from files (IMPORT-8)", () => {
  it("reads what is chosen, writes only what is confirmed, and shows it in the editor", async () => {
    const { actor, editor, asked, state } = await start();
    expect(selectMenuImport(actor.getSnapshot()).fileAddress).toBe("/menu.json");
    actor.send({ type: "menuImport.choose", files: [file("a.csv")] });
    expect(state()).toEqual({ ...IDLE, isBusy: true });
    await flush();
    expect([state(), asked(IMPORT)]).toEqual([{ ...IDLE, changes: 1 }, 0]);
    actor.send({ type: "menuImport.import" });
    await flush();
    expect(state()).toEqual({ ...IDLE, isImported: true });
    expect(editor.getSnapshot().context.draft?.changes).toHaveLength(1);
  });

  it("sends nothing that is too much, and keeps what was said of it until something else is chosen", async () => {
    const { actor, asked, state } = await start();
    actor.send({ type: "menuImport.choose", files: [file("a.csv", MAX_IMPORT_BYTES), file("b.csv", 1)] });
    expect(state()).toEqual({ ...IDLE, problem: "tooLarge" });
    actor.send({ type: "menuImport.choose", files: Array.from({ length: 9 }, () => file("a.csv")) });
    expect(state()).toEqual({ ...IDLE, problem: "tooMany" });
    actor.send({ type: "menuImport.choose", files: [] });
    expect([state().problem, asked(PREVIEW)]).toEqual(["tooMany", 0]);
    actor.send({ type: "menuImport.choose", files: [file("a.csv")] });
    expect(state().problem).toBeNull();
  });

  it("reads the files again once what was chosen rests", async () => {
    const { actor, asked, pass, state } = await start();
    actor.send({ type: "menuImport.choose", files: [file("a.csv")] });
    await flush();
    for (const text of ["0", "0, N", "0, NA"])
      actor.send({
        type: "menuImport.setOptions",
        options: { ...FIRST_IMPORT_OPTIONS, unpriced: readUnpriced(text) },
      });
    expect([state().isBusy, asked(PREVIEW)]).toEqual([true, 1]);
    await pass(400);
    await flush();
    expect([state(), asked(PREVIEW)]).toEqual([{ ...IDLE, changes: 1 }, 2]);
    expect(selectMenuImport(actor.getSnapshot()).options.unpriced).toEqual(["0", "NA"]);
  });

  it("says when the files could not be sent, and sends them again", async () => {
    const { actor, backend, state } = await start();
    backend.callLog.failNext(PREVIEW, UNREACHABLE);
    actor.send({ type: "menuImport.choose", files: [file("a.csv")] });
    await flush();
    expect(state()).toEqual({ ...IDLE, hasFailed: true });
    actor.send({ type: "menuImport.retry" });
    await flush();
    expect(state()).toEqual({ ...IDLE, changes: 1 });
  });

  it("compares again with a draft that somebody else changed meanwhile, before it is asked once more (IMPORT-9)", async () => {
    const { actor, backend, asked, state } = await start();
    actor.send({ type: "menuImport.choose", files: [file("a.csv")] });
    await flush();
    backend.callLog.failNext(IMPORT, CONFLICT);
    actor.send({ type: "menuImport.import" });
    await flush();
    expect([state(), asked(PREVIEW)]).toEqual([{ ...IDLE, changes: 1 }, 2]);
  });

  it("is not taken back by another choice while it is written", async () => {
    const { actor, backend, state } = await start();
    actor.send({ type: "menuImport.choose", files: [file("a.csv")] });
    await flush();
    backend.callLog.hold(IMPORT);
    actor.send({ type: "menuImport.import" });
    actor.send({ type: "menuImport.cancel" });
    actor.send({ type: "menuImport.choose", files: [file("b.csv")] });
    await flush();
    expect(state()).toEqual({ ...IDLE, isBusy: true, changes: 1 });
    backend.callLog.release(IMPORT);
    for (const call of backend.callLog.held) call.release();
    await flush();
    expect(state()).toEqual({ ...IDLE, isImported: true });
  });
});

describe("the place of a finding", () => {
  it.each([
    ["", { kind: "file" }],
    ["line 3", { kind: "line", line: 3 }],
    ["line 3, column 12", { kind: "cell", line: 3, column: 12 }],
    ["/products/3/price", { kind: "pointer", pointer: "/products/3/price" }],
  ] as const)("%j is one that a person finds", (where, place) => {
    expect(placeOf({ where })).toEqual(place);
  });
});
