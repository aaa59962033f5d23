import { globSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import type { Plugin } from "vite";
import { machineName } from "../ui/lab/chart/machine-in.ts";
import type { EventShape, EventTypes, FieldShape, Shape } from "../ui/lab/event/shape.ts";

const ROOT = join(import.meta.dirname, "..");
const MODULE = "virtual:event-types";
const MAX_DEPTH = 7;

// Types are gone when a page runs: its forms get what the compiler knows of them, read when the Lab first asks.
export function eventTypes(): Plugin {
  return {
    name: "event-types",
    apply: "serve",
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load: (id) =>
      id === `\0${MODULE}` ? `export const eventTypes = ${JSON.stringify(readEventTypes())};` : null,
  };
}

/** Reads the events of every machine of core, and the calls of its ports. */
export function readEventTypes(): EventTypes {
  const files = globSync("core/**/*.machine.ts", { cwd: ROOT }).map((file) => join(ROOT, file));
  const portsFile = join(ROOT, "core/app/ports.ts");
  // Core has no browser: it declares by itself what aborts a call.
  const signalFile = join(ROOT, "core/kernel/abort-signal.d.ts");
  const configFile = join(ROOT, "core/tsconfig.json");
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(configFile, (path) => ts.sys.readFile(path)).config,
    ts.sys,
    join(ROOT, "core"),
  );
  const program = ts.createProgram([...files, portsFile, signalFile], options);
  const reader = createReader(program.getTypeChecker());
  const ports = program.getSourceFile(portsFile);
  return {
    machines: Object.fromEntries(
      files.flatMap((file) => {
        const source = program.getSourceFile(file);
        const events = source === undefined ? null : reader.eventsIn(source);
        const name = machineName(file);
        return events === null || name === null ? [] : [[name, events] as const];
      }),
    ),
    calls: ports === undefined ? [] : reader.callsIn(ports),
  };
}

interface Reader {
  /** The events of the machine that a file exports; null where it exports none. */
  eventsIn(source: ts.SourceFile): readonly EventShape[] | null;
  callsIn(source: ts.SourceFile): readonly string[];
}

function createReader(checker: ts.TypeChecker): Reader {
  const typeOf = (symbol: ts.Symbol, place: ts.Node): ts.Type =>
    checker.getTypeOfSymbolAtLocation(symbol, place);
  const exportsOf = (source: ts.SourceFile): readonly ts.Symbol[] => {
    const module = checker.getSymbolAtLocation(source);
    return module === undefined ? [] : checker.getExportsOfModule(module);
  };

  const fieldsOf = (type: ts.Type, place: ts.Node, depth: number): readonly FieldShape[] =>
    checker.getPropertiesOfType(type).flatMap((property) => {
      const isOptional = (property.flags & ts.SymbolFlags.Optional) !== 0;
      return [{ name: property.name, isOptional, shape: shapeOf(typeOf(property, place), place, depth + 1) }];
    });

  const shapeOf = (type: ts.Type, place: ts.Node, depth: number): Shape => {
    const name = type.aliasSymbol?.name ?? (type.isClassOrInterface() ? type.symbol.name : null);
    if (type.flags & ts.TypeFlags.Null) return { kind: "literal", value: null };
    if (type.isStringLiteral() || type.isNumberLiteral()) return { kind: "literal", value: type.value };
    if (type.flags & ts.TypeFlags.BooleanLiteral)
      return { kind: "literal", value: checker.typeToString(type) === "true" };
    if (type.flags & (ts.TypeFlags.StringLike | ts.TypeFlags.TemplateLiteral)) return { kind: "text", name };
    if (type.flags & ts.TypeFlags.NumberLike) return { kind: "number" };
    if (type.isUnion()) {
      const parts = type.types.filter(({ flags }) => (flags & ts.TypeFlags.Undefined) === 0);
      const [only, ...more] = parts.map((part) => shapeOf(part, place, depth));
      if (only !== undefined && more.length === 0) return only;
      return { kind: "union", of: only === undefined ? [] : [only, ...more] };
    }
    // A branded text or number is what it brands.
    if (type.isIntersection()) {
      if (type.types.some(({ flags }) => flags & ts.TypeFlags.String)) return { kind: "text", name };
      if (type.types.some(({ flags }) => flags & ts.TypeFlags.Number)) return { kind: "number" };
    }
    if (depth > MAX_DEPTH || type.getCallSignatures().length > 0) return { kind: "unknown", name };
    const element = elementOf(type);
    if (element !== null) return { kind: "list", of: shapeOf(element, place, depth + 1) };
    if ((type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) === 0)
      return { kind: "unknown", name };
    if (checker.getIndexInfosOfType(type).length > 0) return { kind: "record", name: null, fields: [] };
    return { kind: "record", name, fields: fieldsOf(type, place, depth) };
  };

  const elementOf = (type: ts.Type): ts.Type | null => {
    if (!checker.isArrayType(type) && !checker.isTupleType(type)) return null;
    return checker.getIndexTypeOfType(type, ts.IndexKind.Number) ?? null;
  };

  const eventsOf = (events: ts.Type, place: ts.Node): readonly EventShape[] => {
    const parts = events.isUnion() ? events.types : [events];
    const shapes = parts.flatMap((event) => {
      const type = event.getProperty("type");
      if (type === undefined) return [];
      const named = typeOf(type, place);
      const names = named.isUnion() ? named.types : [named];
      const fields = fieldsOf(event, place, 0).filter((field) => field.name !== "type");
      return names.flatMap((one) => (one.isStringLiteral() ? [{ type: one.value, fields }] : []));
    });
    return [...new Map(shapes.map((shape) => [shape.type, shape])).values()];
  };

  return {
    eventsIn: (source) => {
      const machine = exportsOf(source)
        .map((symbol) => typeOf(symbol, source))
        .find((type) => type.symbol?.name === "StateMachine");
      if (machine === undefined) return null;
      const [, events] = checker.getTypeArguments(machine as ts.TypeReference);
      return events === undefined ? null : eventsOf(events, source);
    },
    callsIn: (source) =>
      exportsOf(source)
        .filter(({ name }) => name === "Ports")
        .flatMap((ports) => checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(ports)))
        .flatMap((port) =>
          checker
            .getPropertiesOfType(typeOf(port, source))
            .filter((method) => isAbortable(typeOf(method, source)))
            .map((method) => `${port.name}.${method.name}`),
        ),
  };

  function isAbortable(method: ts.Type): boolean {
    const last = method.getCallSignatures()[0]?.getParameters().at(-1);
    const place = last?.valueDeclaration;
    return last !== undefined && place !== undefined && typeOf(last, place).symbol?.name === "AbortSignal";
  }
}
