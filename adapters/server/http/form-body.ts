import type { IncomingMessage } from "node:http";
import busboy from "@fastify/busboy";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { ENDPOINTS } from "#core/contract/endpoints/endpoints.ts";
import type { Method } from "#core/contract/endpoints/endpoint.ts";
import { malformed } from "./failures.ts";

const MAX_FIELDS = 10;
const MAX_FIELD_BYTES = 1_000;
const METHOD_FIELD = "_method";

/** A form's fields, files as blobs. */
type FormBody = Readonly<Record<string, string | Blob>>;

/** Reads forms for the calls that take one, and refuses them everywhere else: a foreign page could send one unasked. */
export function acceptForms(server: FastifyInstance): void {
  server.addContentTypeParser(
    "multipart/form-data",
    async (request: FastifyRequest, payload: IncomingMessage) => {
      try {
        const { endpoint } = request.routeOptions.config;
        if (endpoint === undefined || ENDPOINTS[endpoint].bodyKind !== "form") throw refusal(400);
        const { maxBytes, method } = ENDPOINTS[endpoint];
        return asked(request, method, await readForm(request, payload, maxBytes ?? 0));
      } catch (error) {
        payload.resume();
        throw error;
      }
    },
  );
}

/** Whether a call may also be made as a POST that names its method in a field (WIRE-2). */
export function isMethodOverridden(endpoint: keyof typeof ENDPOINTS): boolean {
  const { bodyKind, method } = ENDPOINTS[endpoint];
  return bodyKind === "form" && method === "PUT";
}

// A POST says in a field that it is to be another method; nothing else is served there by POST.
function asked(
  { method }: FastifyRequest,
  expected: Method,
  { [METHOD_FIELD]: named, ...body }: FormBody,
): FormBody {
  if (method !== expected && named !== expected) throw refusal(400);
  return body;
}

function readForm(
  { headers }: FastifyRequest,
  payload: NodeJS.ReadableStream,
  maxBytes: number,
): Promise<FormBody> {
  return new Promise((resolve, reject) => {
    if (Number(headers["content-length"] ?? 0) > maxBytes) {
      reject(refusal(413));
      return;
    }
    const body = new Map<string, string | Blob>();
    const type = headers["content-type"] ?? "";
    const parser = busboy({
      headers: { ...headers, "content-type": type },
      limits: {
        fields: MAX_FIELDS,
        fieldSize: MAX_FIELD_BYTES,
        files: 1,
        fileSize: maxBytes,
        headerPairs: 20,
      },
    });
    const fail = (status: 400 | 413): void => {
      payload.unpipe(parser);
      reject(refusal(status));
    };
    parser.on("field", (name, value, isNameCut, isCut) => {
      if (isNameCut || isCut || body.has(name)) fail(400);
      body.set(name, value);
    });
    parser.on("file", (name, stream) => {
      const parts: Uint8Array<ArrayBuffer>[] = [];
      stream.on("data", (part: Buffer) => parts.push(new Uint8Array(part)));
      stream.on("limit", () => fail(413));
      stream.on("error", () => fail(400));
      stream.on("end", () => body.set(name, new Blob(parts)));
    });
    for (const limit of ["filesLimit", "fieldsLimit", "partsLimit"] as const)
      parser.on(limit, () => fail(400));
    parser.on("error", () => fail(400));
    parser.on("finish", () => resolve(Object.fromEntries(body)));
    payload.on("error", () => fail(400));
    payload.pipe(parser);
  });
}

function refusal(statusCode: 400 | 413): Error {
  return Object.assign(new Error("The form is none"), {
    statusCode,
    ...(statusCode === 400 ? { cause: malformed() } : {}),
  });
}
