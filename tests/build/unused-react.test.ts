import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { allScripts, scriptText } from "./first-javascript.ts";

// What the build cuts from React (.vite/unused-react.ts) nobody may use: a read of it, where React itself only makes it.
const CUT =
  /(?<!\.H)\.(?:Activity|Profiler|ViewTransition|SuspenseList|unstable_\w+List|useTransition|useMemoCache|useActionState|useFormState|useFormStatus|useOptimistic|createRoot|findDOMNode|startTransition|addTransitionType|cacheSignal|createRef|StrictMode|preconnect|prefetchDNS|preinit|preinitModule|preloadModule|requestFormReset|unstable_(?:batchedUpdates|Profiling|forceFrameRate|next|runWithPriority|wrapCallback)|Children\.(?:map|count|toArray|only))\b(?!\s*=[^=])/gu;

// Elements that React treats in a way of its own: it moves them, or they have a dash in their name.
const CUT_ELEMENTS = /<(?:title|meta|link|style|script|html|head|body|\w+-[\w-]+)[\s/>]/gu;

// A function as what a form does; components of one's own may have properties of that name.
const CUT_ACTIONS = /<(?:form|button|input|Form|AriaButton)\s[^>]*?\s(?:action|formAction)=/gu;

// The beginnings of a movement, of which React says nothing any more.
const CUT_EVENTS = /\son(?:Animation(?:Iteration|Start)|Transition(?:Run|Start|Cancel))(?:Capture)?=/gu;

describe("what the build cuts from React", () => {
  it("is read by no script", () => {
    const uses = allScripts().flatMap((file) =>
      [...scriptText(file).matchAll(CUT)].map(([use]) => `${file}: ${use}`),
    );
    expect(uses).toEqual([]);
  });

  it("is drawn by no component", () => {
    const files = globSync("ui/**/*.tsx");
    const uses = files.flatMap((file) =>
      [CUT_ELEMENTS, CUT_ACTIONS, CUT_EVENTS].flatMap((cut) =>
        [...readFileSync(file, "utf8").matchAll(cut)].map(([use]) => `${file}: ${use}`),
      ),
    );
    expect("<form noValidate action={save}>").toMatch(CUT_ACTIONS);
    expect(files.length).toBeGreaterThan(100);
    expect(uses).toEqual([]);
  });

  it("is no attribute whose name is translated no more", () => {
    const react = readFileSync("node_modules/react-dom/cjs/react-dom-client.production.js", "utf8");
    const scripts = allScripts().map(scriptText).join("\n");
    const cut = [...react.matchAll(/\["(\w+)", "([a-z]+[-:][a-z-]+)"\]/gu)].flatMap(
      ([, name = "", attribute = ""]) => (scripts.includes(attribute) ? [] : [name]),
    );
    expect(cut).toContain("strikethroughPosition");
    const uses = globSync("ui/**/*.tsx").flatMap((file) =>
      cut
        .filter((name) => readFileSync(file, "utf8").includes(` ${name}=`))
        .map((name) => `${file}: ${name}`),
    );
    expect(uses).toEqual([]);
  });

  it("is out of the scripts", () => {
    for (const sign of ["::view-transition-", "link[data-precedence]", "suspenseyImages", "React form"])
      expect(allScripts().filter((file) => scriptText(file).includes(sign))).toEqual([]);
  });
});

describe("the server's build", () => {
  it("draws with React's production half, whatever its environment says", () => {
    const files = globSync("dist/server/*.js");
    const choices = files.filter((file) => readFileSync(file, "utf8").includes("process.env.NODE_ENV"));
    expect(files.length).toBeGreaterThan(10);
    expect(choices).toEqual([]);
  });
});

describe("react-aria's wait for transitions", () => {
  it("is none (ui/design/dialog/run-after-transition.ts)", () => {
    const own = allScripts().filter((file) => /addEventListener\(.transitioncancel/u.test(scriptText(file)));
    expect(own).toEqual([]);
  });
});
