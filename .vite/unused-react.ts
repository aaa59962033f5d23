import { parseSync, Visitor, type ESTree, type Plugin } from "vite";

/** Kinds of fibers, by React's own numbers, that no element here is made of; a made one would be React's error 156. */
const UNUSED_KINDS: ReadonlySet<unknown> = new Set([
  12, // Profiler
  19, // SuspenseList
  23, // LegacyHidden
  26, // <title>, <meta>, <link> and the like that React moves to the head: the page's head is written by the server
  27, // <html>, <head> and <body>: the page is drawn into an element of the body
  30, // ViewTransition
  31, // Activity
]);

/** Functions that serve what is not used here, with what remains of each. */
const UNUSED_FUNCTIONS: Readonly<Record<string, string>> = {
  // View transitions of React, and commits that wait for their pictures and style sheets.
  startViewTransition: "",
  applyViewTransitionToHostInstances: "",
  restoreViewTransitionOnHostInstances: "",
  trackEnterViewTransitions: "",
  commitEnterViewTransitions: "",
  commitExitViewTransitions: "",
  commitNestedViewTransitions: "",
  commitAppearingPairViewTransitions: "",
  commitDeletedPairViewTransitions: "",
  restorePairedViewTransitions: "",
  restoreEnterOrExitViewTransitions: "",
  restoreNestedViewTransitions: "",
  measureNestedViewTransitions: "",
  scheduleViewTransitionEvent: "",
  reportViewTransitionError: "",
  preloadInstanceAndSuspendIfNeeded: "",
  completeRootWhenReady: `
    root.timeoutHandle = -1;
    completeRoot(
      root, finishedWork, lanes, recoverableErrors, transitions, didIncludeRenderPhaseUpdate, spawnedLane, updatedLanes,
      suspendedRetryLanes, didSkipSuspendedSiblings, exitStatus, null
    );`,
  // Elements that React moves to the head.
  isHostHoistableType: "return false",
  // References to fragments.
  isFragmentInstanceParent: "return false",
  traverseVisibleInstancesAndTextInstances: "",
  commitNewChildToFragmentInstances: "",
  // Functions as the action of a form.
  extractEvents$1: "",
  startHostTransition: "",
  TransitionAwareHostComponent: "",
  // Transitions, which React shows as loading where nothing else is said, and the order of hydration.
  defaultOnDefaultTransitionIndicator: "",
  attemptExplicitHydrationTarget: "",
  recursivelyResetForms: "",
  // Elements of one's own kind.
  isCustomElement: "return false",
  // The path of components to a failure, which nobody reads.
  getStackByFiberInDevAndProd: 'return ""',
};

/** Hooks of actions; to use one is an error. */
const UNUSED_HOOKS: readonly string[] = [
  "useHostTransitionStatus",
  "useFormState",
  "useActionState",
  "useOptimistic",
  "useTransition",
  "useMemoCache",
];

/** Attributes whose names React translates, and which are used; the others, of drawings as good as all, are cut. */
const USED_ALIASES: ReadonlySet<unknown> = new Set([
  "acceptCharset",
  "clipPath",
  "clipRule",
  "crossOrigin",
  "fillOpacity",
  "fillRule",
  "fontFamily",
  "fontSize",
  "fontWeight",
  "httpEquiv",
  "pointerEvents",
  "strokeDasharray",
  "strokeDashoffset",
  "strokeLinecap",
  "strokeLinejoin",
  "strokeOpacity",
  "strokeWidth",
  "textAnchor",
]);

/** What stands alone at the top of the file, by its beginning, with what remains of it. */
const UNUSED_STATEMENTS: Readonly<Record<string, string>> = {
  "FragmentInstance.prototype.": "",
  "ViewTransitionPseudoElement.prototype.": "",
  "ReactDOMSharedInternals.findDOMNode =": "",
  "ReactDOMHydrationRoot.prototype.unstable_scheduleHydration =": "",
  'if ("undefined" !== typeof __REACT_DEVTOOLS_GLOBAL_HOOK__)': "",
  "exports.createRoot =": "",
  // How react-dom asks for files, and resets forms whose action is a function.
  "ReactDOMSharedInternals.d =": "ReactDOMSharedInternals.d = { f: flushSyncWork };",
};

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * Leaves out of React's browser half what this product uses nowhere: an eighth of what a menu waits for otherwise. React
 * has no switches for its parts, so they are cut where its source names them; a name that a newer React lacks fails the
 * build, and tests/build finds a use of what is cut.
 */
export function dropUnusedReact(): Plugin {
  return {
    name: "drop-unused-react",
    apply: "build",
    transform: {
      filter: { id: /\/react-dom\/cjs\/react-dom-client\.production\.js/ },
      handler: (code) => withoutUnused(code),
    },
  };
}

function withoutUnused(code: string): string {
  const edits: Edit[] = [];
  const met = new Set<string>();
  const replace = ({ start, end }: ESTree.Span, text: string): void => void edits.push({ start, end, text });
  const { program } = parseSync("react-dom.js", code);
  for (const statement of program.body) {
    for (const [head, rest] of Object.entries(UNUSED_STATEMENTS)) {
      if (!code.startsWith(head, statement.start)) continue;
      met.add(head);
      replace(statement, rest);
    }
  }
  new Visitor({
    FunctionDeclaration: ({ id, body }: ESTree.Function) => {
      const rest = UNUSED_FUNCTIONS[id?.name ?? ""];
      if (id === null || body === null || rest === undefined) return;
      met.add(id.name);
      replace(body, `{${rest}}`);
    },
    Property: ({ start, end, key }) => {
      if (key.type !== "Identifier" || !UNUSED_HOOKS.includes(key.name)) return;
      met.add(key.name);
      replace({ start, end: code.startsWith(",", end) ? end + 1 : end }, "");
    },
    ArrayExpression: ({ start, end, elements: [name, attribute] }) => {
      if (name?.type !== "Literal" || attribute?.type !== "Literal" || USED_ALIASES.has(name.value)) return;
      if (name.value === attribute.value) return;
      const isAlias = String(name.value).toLowerCase() === String(attribute.value).replace(/[-:]/gu, "");
      if (isAlias) replace({ start, end: code.startsWith(",", end) ? end + 1 : end }, "");
    },
    BinaryExpression: ({ start, end, operator, left, right }: ESTree.BinaryExpression) => {
      if (isUnusedKind(left) ? isKind(right) : isUnusedKind(right) && isKind(left))
        if (operator === "===" || operator === "!==") replace({ start, end }, String(operator === "!=="));
    },
    SwitchStatement: ({ discriminant, cases }: ESTree.SwitchStatement) => {
      if (!isKind(discriminant)) return;
      cases.forEach(({ start, end, test, consequent: [first] }, index) => {
        if (test === null || !isUnusedKind(test)) return;
        // What follows the label is reached from the case before alone, or by nothing.
        if (first === undefined) replace({ start, end }, "");
        else replace({ start, end: first.start }, index === 0 ? "case -1: break;" : "");
      });
    },
  }).visit(program);
  const missing = [UNUSED_FUNCTIONS, UNUSED_STATEMENTS]
    .flatMap(Object.keys)
    .concat(UNUSED_HOOKS)
    .filter((name) => !met.has(name));
  if (missing.length > 0) throw new Error(`This React has no ${missing.join(", ")}`);
  return withEdits(code, edits);
}

function isKind(node: ESTree.Expression | ESTree.PrivateIdentifier): boolean {
  if (node.type === "Identifier") return /^tag(?:\$\w+)?$/u.test(node.name);
  return (
    node.type === "MemberExpression" && node.property.type === "Identifier" && node.property.name === "tag"
  );
}

function isUnusedKind(node: ESTree.Expression | ESTree.PrivateIdentifier): boolean {
  return node.type === "Literal" && UNUSED_KINDS.has(node.value);
}

/** The text with the edits made; what lies within another one goes with it. */
function withEdits(text: string, edits: readonly Edit[]): string {
  let made = "";
  let at = 0;
  for (const edit of edits.toSorted((one, other) => one.start - other.start || other.end - one.end)) {
    if (edit.start < at) continue;
    made += text.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return made + text.slice(at);
}
