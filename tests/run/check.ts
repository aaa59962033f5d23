import { forgetNotRun, report, runSteps } from "./step.ts";
import { checkSteps } from "./steps.ts";

forgetNotRun();
process.exitCode = report(await runSteps(checkSteps()));
