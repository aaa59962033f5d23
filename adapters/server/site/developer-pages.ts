import type { FastifyInstance, FastifyReply } from "fastify";
import { requireDemoCaller } from "#adapters/server/http/demo-caller.ts";
import { escapeHtml } from "#core/kernel/escape-html.ts";
import { inOutbox, listMessages } from "#adapters/server/outbox/outbox.queries.ts";
import type { DatabasePool } from "#adapters/server/db/pool.ts";
import type { ServerConfig } from "#adapters/server/config/config.ts";
import { ENDPOINTS } from "#core/contract/endpoints/endpoints.ts";
import { PLAIN_PAGE_POLICY, plainPage } from "./plain-page.ts";

/** What pages for developers need. */
interface DeveloperPagesDeps {
  readonly database: DatabasePool;
  readonly config: Pick<ServerConfig, "demo" | "host">;
}

/** `/api/docs`: every call in words; `/dev/outbox`: mails and messages of the demo, for callers of this machine. */
export function registerDeveloperPages(server: FastifyInstance, deps: DeveloperPagesDeps): void {
  const docs = plainPage("Diner API", describeCalls());
  server.get("/api/docs", async (_request, reply) => sendPlain(reply, docs));
  server.get("/dev/outbox", async (request, reply) => {
    requireDemoCaller(deps.config, request);
    const messages = await inOutbox(deps.database, (queries) => listMessages(queries, null));
    const body = messages
      .map(
        ({ channel, to, text, at, state, reason }) =>
          `<h2>${escapeHtml(to)}</h2><small>${[channel, at, state, reason ?? ""].filter(Boolean).map(escapeHtml).join(" · ")}</small><pre>${escapeHtml(text)}</pre>`,
      )
      .join("");
    return sendPlain(reply, plainPage("Outbox", body === "" ? "<p>Nothing was sent yet.</p>" : body));
  });
}

function describeCalls(): string {
  const calls = Object.values(ENDPOINTS).map(
    ({ method, path, summary, permission, statuses, errors }) =>
      `<h2><code>${method} /api${escapeHtml(path)}</code></h2><p>${escapeHtml(summary)}.</p><dl><small>Access: ${permission} · ${statuses.join(", ")}${errors.length === 0 ? "" : ` · ${errors.map(escapeHtml).join(", ")}`}</small></dl>`,
  );
  return `<p>Shapes are in <a href="/api/openapi.json">openapi.json</a>.</p>${calls.join("")}`;
}

function sendPlain(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .header("content-security-policy", PLAIN_PAGE_POLICY)
    .header("cache-control", "no-store")
    .type("text/html; charset=utf-8")
    .send(html);
}
