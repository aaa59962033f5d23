import { describe, expect, it } from "vitest";
import { createDepartures } from "#adapters/browser/platform/departures.ts";

describe("the way to another site (HOST-12)", () => {
  it("is taken to web addresses alone", async () => {
    const left: string[] = [];
    const departures = createDepartures({ replace: (address) => void left.push(String(address)) });
    for (const address of [
      "https://blog.example/stiri",
      "HTTP://blog.example",
      "javascript:alert(1)",
      "data:text/html,x",
      "//blog.example",
      "file:///etc/passwd",
    ])
      await departures.leaveFor(address);
    expect(left).toEqual(["https://blog.example/stiri", "HTTP://blog.example"]);
  });
});
