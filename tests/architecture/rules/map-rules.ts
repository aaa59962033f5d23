import { readFileSync, writeFileSync } from "node:fs";
import { ruleTable } from "./rule-citations.ts";
import { showingFiles, TABLE_TITLE } from "./showing-files.ts";

// Writes the table of rules by the tests that show them: node tests/architecture/rules/map-rules.ts
const [rules = ""] = readFileSync("core/RULES.md", "utf8").split(`\n${TABLE_TITLE}`);
writeFileSync("core/RULES.md", `${rules.trimEnd()}\n\n${TABLE_TITLE}\n\n${ruleTable(rules, showingFiles())}`);
