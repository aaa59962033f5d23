import { text } from "node:stream/consumers";
import Fastify from "fastify";

/** What the floor answers, whatever it is asked. */
export interface FloorAnswer {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Base64. */
  readonly body: string;
}

// A process of its own, as the server is; it says a word when it listens.
const answer: FloorAnswer = JSON.parse(await text(process.stdin));
const body = Buffer.from(answer.body, "base64");
const server = Fastify();
server.get(answer.path, (_request, reply) => reply.headers(answer.headers).send(body));
await server.listen({ port: Number(process.argv[2]), host: "127.0.0.1" });
process.stdout.write("listening\n");
