import { expect, it } from "vitest";
import { lengthProblem } from "#core/kernel/length-problem.ts";

it.each([
  ["  ab  ", "validation.string_min"],
  ["abc", null],
  ["🍕🍕🍕🍕🍕", null],
  ["     ab🍕de     ", null],
  ["abcdef", "validation.string_max"],
])("finds in %j of 3 to 5 characters %j", (text, problem) => {
  expect(lengthProblem(text, { min: 3, max: 5 })).toBe(problem);
});
