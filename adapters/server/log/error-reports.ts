const POST_MS = 5000;
// A fault that fails every call must not become a flood elsewhere.
const MAX_AT_ONCE = 5;

/** Takes lines of the log; those that cannot be posted are dropped, since they stand in the log anyway. */
export interface ErrorReports {
  write(line: string): void;
}

/** Posts each line, a JSON object, to the service at `url`, at most five at once. Never throws and never rejects. */
export function createErrorReports(url: string, post: typeof fetch = fetch): ErrorReports {
  let underway = 0;
  const send = async (body: string): Promise<void> => {
    underway += 1;
    try {
      const answer = await post(url, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body,
        redirect: "error",
        signal: AbortSignal.timeout(POST_MS),
      });
      await answer.body?.cancel();
    } catch {
      // The service is away. Telling the log would report it once more.
    } finally {
      underway -= 1;
    }
  };
  return {
    write: (line) => {
      if (underway < MAX_AT_ONCE) void send(line);
    },
  };
}
