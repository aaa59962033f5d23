import { expect, it } from "vitest";
import { takeRun } from "#ui/lab/sandbox/take-run.ts";

it("the cart saves three quick changes once, and aborts a save that a newer change overtakes", async () => {
  const { states, calls } = await takeRun({
    isSignedIn: false,
    steps: [
      { kind: "answer", call: "cart.save", answer: { kind: "slow", millis: 5000 } },
      {
        kind: "send",
        actor: "cart",
        event: {
          item: {
            productId: "01J000000000000000000P1ZZA",
            qty: 1,
            modifierIdsByGroup: {},
            notes: null,
            couponId: null,
            payByPoints: false,
          },
          type: "cart.add",
        },
      },
      { kind: "pass", millis: 100 },
      {
        kind: "send",
        actor: "cart",
        event: {
          item: {
            productId: "01J000000000000000000P1ZZA",
            qty: 1,
            modifierIdsByGroup: {},
            notes: null,
            couponId: null,
            payByPoints: false,
          },
          type: "cart.add",
        },
      },
      { kind: "pass", millis: 100 },
      {
        kind: "send",
        actor: "cart",
        event: {
          item: {
            productId: "01J0000000000000000000S0VP",
            qty: 1,
            modifierIdsByGroup: {},
            notes: null,
            couponId: null,
            payByPoints: false,
          },
          type: "cart.add",
        },
      },
      { kind: "pass", millis: 250 },
      { kind: "answer", call: "cart.save", answer: { kind: "success" } },
      {
        kind: "send",
        actor: "cart",
        event: {
          item: {
            productId: "01J000000000000000000P1ZZA",
            qty: 1,
            modifierIdsByGroup: {},
            notes: null,
            couponId: null,
            payByPoints: false,
          },
          type: "cart.add",
        },
      },
      { kind: "pass", millis: 250 },
    ],
    recording: null,
  });
  expect(states).toMatchObject({ cart: ["cart.coupon.idle", "cart.content.active.settled"] });
  expect(calls).toEqual([
    { name: "cart.save", at: 450, state: "aborted" },
    { name: "cart.save", at: 700, state: "answered" },
  ]);
});
