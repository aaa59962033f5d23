/** The files that React's browser half is made of and that something is cut from. */
export type ReactFile = "react-dom-client" | "react-dom" | "react" | "scheduler";

/** Kinds of fibers, by React's own numbers, that no element here is made of; a made one would be React's error 156. */
export const UNUSED_KINDS: ReadonlySet<unknown> = new Set([
  12, // Profiler
  19, // SuspenseList
  23, // LegacyHidden
  26, // <title>, <meta>, <link> and the like that React moves to the head: the page's head is written by the server
  27, // <html>, <head> and <body>: the page is drawn into an element of the body
  30, // ViewTransition
  31, // Activity
]);

/** Functions that serve what is not used here, with what remains of each. */
export const UNUSED_FUNCTIONS: Readonly<Record<string, string>> = {
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

/** The attribute that React gives a text where its value is a function, which no form and no button here has. */
export const ACTION_ATTRIBUTE = "formAction";

/** Hooks of actions; to use one is an error. */
export const UNUSED_HOOKS: readonly string[] = [
  "useHostTransitionStatus",
  "useFormState",
  "useActionState",
  "useOptimistic",
  "useTransition",
  "useMemoCache",
];

/** Attributes whose names React translates, and which are used; the others, of drawings as good as all, are cut. */
export const USED_ALIASES: ReadonlySet<unknown> = new Set([
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

/** What stands alone at the top of a file of React, by its beginning, with what remains of it. */
export const UNUSED_STATEMENTS: Readonly<Record<ReactFile, Readonly<Record<string, string>>>> = {
  "react-dom-client": {
    "FragmentInstance.prototype.": "",
    "ViewTransitionPseudoElement.prototype.": "",
    "ReactDOMSharedInternals.findDOMNode =": "",
    "ReactDOMHydrationRoot.prototype.unstable_scheduleHydration =": "",
    'if ("undefined" !== typeof __REACT_DEVTOOLS_GLOBAL_HOOK__)': "",
    "exports.createRoot =": "",
    // Beginnings of movements: React listens to each on the whole page, in the frame in which it is to be seen.
    "registerSimpleEvent(ANIMATION_ITERATION,": "",
    "registerSimpleEvent(ANIMATION_START,": "",
    "registerSimpleEvent(TRANSITION_RUN,": "",
    "registerSimpleEvent(TRANSITION_START,": "",
    "registerSimpleEvent(TRANSITION_CANCEL,": "",
    // How react-dom asks for files, and resets forms whose action is a function.
    "ReactDOMSharedInternals.d =": "ReactDOMSharedInternals.d = { f: flushSyncWork };",
  },
  "react-dom": {
    // Hints of files to come: the page's head names them.
    "exports.preconnect =": "",
    "exports.prefetchDNS =": "",
    "exports.preinit =": "",
    "exports.preinitModule =": "",
    "exports.preload =": "",
    "exports.preloadModule =": "",
    // Functions as the action of a form.
    "exports.requestFormReset =": "",
    "exports.useFormState =": "",
    "exports.useFormStatus =": "",
    "exports.browser =": "",
    "exports.unstable_batchedUpdates =": "",
  },
  react: {
    "exports.Activity =": "",
    "exports.Profiler =": "",
    "exports.StrictMode =": "",
    "exports.ViewTransition =": "",
    "exports.__COMPILER_RUNTIME =": "",
    // Of what walks through children, libraries use one alone.
    "var Children =": `var Children = {
      forEach: function (children, forEachFunc) {
        mapChildren(children, function () { forEachFunc.apply(this, arguments); });
      }
    };`,
    "exports.addTransitionType =": "",
    "exports.startTransition =": "",
    "exports.cache =": "",
    "exports.cacheSignal =": "",
    "exports.createRef =": "",
    "exports.unstable_useCacheRefresh =": "",
    "exports.useActionState =": "",
    "exports.useOptimistic =": "",
    "exports.useTransition =": "",
  },
  scheduler: {
    // React itself asks for nothing of this, and every browser has a message channel.
    'if ("function" === typeof localSetImmediate)': `
      var channel = new MessageChannel();
      channel.port1.onmessage = performWorkUntilDeadline;
      schedulePerformWorkUntilDeadline = function () { channel.port2.postMessage(null); };`,
    "exports.unstable_Profiling =": "",
    "exports.unstable_forceFrameRate =": "",
    "exports.unstable_next =": "",
    "exports.unstable_runWithPriority =": "",
    "exports.unstable_wrapCallback =": "",
  },
};
