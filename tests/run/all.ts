import { installBrowsers } from "./browsers.ts";
import { forgetNotRun, report, runStep, type StepOutcome } from "./step.ts";
import { checkSteps, slowSteps } from "./steps.ts";

forgetNotRun();
const outcomes: StepOutcome[] = [];
outcomes.push(await installBrowsers());
for (const step of [...checkSteps(), ...slowSteps()]) outcomes.push(await runStep(step));
process.exitCode = report(outcomes);
