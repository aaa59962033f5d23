import { installBrowsers } from "./browsers.ts";
import { forgetNotRun, report, runSteps } from "./step.ts";
import { checkSteps, slowSteps } from "./steps.ts";

forgetNotRun();
const browsers = await installBrowsers();
const outcomes = await runSteps([...checkSteps(), ...slowSteps()]);
process.exitCode = report([browsers, ...outcomes]);
