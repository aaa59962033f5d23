import { describeProject } from "./statements/describe-project.ts";

const refusals = await describeProject(process.cwd());
for (const refusal of refusals) console.error(refusal);
process.exitCode = refusals.length === 0 ? 0 : 1;
