import { forgetNotRun, report, runStep, type StepOutcome } from "./step.ts";
import { checkSteps } from "./steps.ts";

forgetNotRun();
const outcomes: StepOutcome[] = [];
for (const step of checkSteps()) outcomes.push(await runStep(step));
process.exitCode = report(outcomes);
