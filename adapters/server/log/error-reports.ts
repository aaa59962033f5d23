const POST_MS = 5000;
// A fault that fails every call must not flood the reporting service.
const MAX_AT_ONCE = 5;

/** Takes lines of the log; those that cannot be posted are dropped, since the log holds them anyway. */
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
      // The service is down. Logging that would report it again.
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
