import { describe, expect, it } from "vitest";
import { createPasswordQueue } from "#adapters/server/account/password/password-queue.ts";

describe("hashing passwords (ACCOUNT-19)", () => {
  it("is done two at a time while twenty wait, and refused to the next one", async () => {
    const queue = createPasswordQueue();
    const hold = Promise.withResolvers<void>();
    let running = 0;
    let most = 0;
    const work = async (): Promise<void> => {
      running += 1;
      most = Math.max(most, running);
      await hold.promise;
      running -= 1;
    };
    const taken = Array.from({ length: 22 }, () => queue(work));
    await expect(queue(work)).rejects.toMatchObject({
      tag: "TooManyRequests",
      key: "too_many_requests",
      retryAfterSeconds: 2,
    });
    hold.resolve();
    await Promise.all(taken);
    expect(most).toBe(2);
    await expect(queue(async () => "free again")).resolves.toBe("free again");
  });
});
