import { installBrowsers } from "./browsers.ts";
import { forgetNotRun, report, runSteps } from "./step.ts";
import { allSteps } from "./steps.ts";

forgetNotRun();
const browsers = await installBrowsers();
const outcomes = await runSteps(allSteps());
process.exitCode = report([browsers, ...outcomes]);
