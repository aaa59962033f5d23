import * as Schema from "effect/Schema";
import type { Endpoint } from "../endpoints/endpoint.ts";
import { ENDPOINTS } from "../endpoints/endpoints.ts";
import { errorBody } from "../errors/error-body.ts";
import { genericKeyOf } from "../endpoints/error-key.ts";
import { type Json, queryParameters } from "./openapi-parameters.ts";
import { refusalsOf } from "./statuses.ts";

type AnyEndpoint = Endpoint<unknown, unknown, unknown, unknown>;

const BODY_TYPES = { json: "application/json", form: "multipart/form-data" } as const;

const REASONS: Readonly<Record<number, string>> = {
  200: "OK",
  201: "Made",
  202: "Accepted",
  204: "Nothing to answer",
  304: "Not changed since",
  400: "Not understood",
  401: "Not signed in",
  403: "Not allowed",
  404: "Not found",
  409: "Refused as things stand",
  413: "Too large",
  419: "CSRF token mismatch",
  422: "A field is wrong",
  429: "Too many requests",
  500: "Unexpected",
  503: "Not now; Retry-After says when",
};

/** The OpenAPI 3.1 description of every call, made from the table; `version` is the build. */
export function createOpenApi(version: string): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const [name, endpoint] of Object.entries(ENDPOINTS)) {
    const operations = (paths[`/api${endpoint.path}`] ??= {});
    operations[endpoint.method.toLowerCase()] = operationOf(name, endpoint);
  }
  return {
    openapi: "3.1.0",
    info: { title: "Diner", version, description: "Online ordering for restaurants" },
    paths,
    components: {
      schemas: { Error: jsonSchemaOf(errorBody, "ignore") },
      securitySchemes: {
        session: { type: "apiKey", in: "cookie", name: "diner_session" },
        csrf: { type: "apiKey", in: "header", name: "X-XSRF-TOKEN" },
      },
    },
  };
}

function operationOf(name: string, endpoint: AnyEndpoint): Json {
  const operation = {
    operationId: name,
    summary: endpoint.summary,
    tags: [endpoint.path.split("/")[1] ?? ""],
    parameters: parametersOf(endpoint),
    responses: { ...successes(endpoint), ...refusals(endpoint) },
    security: securityOf(endpoint),
    "x-permission": endpoint.permission,
    "x-errors": endpoint.errors,
  };
  return endpoint.hasBody ? { ...operation, requestBody: bodyOf(endpoint) } : operation;
}

function parametersOf(endpoint: AnyEndpoint): readonly Json[] {
  const path = [...endpoint.path.matchAll(/\{([a-z_]+)\}/g)].map(([, parameter]) => ({
    name: parameter,
    in: "path",
    required: true,
    schema: { type: "string" },
  }));
  const key = {
    name: "Idempotency-Key",
    in: "header",
    required: true,
    schema: { type: "string", minLength: 1, maxLength: 255 },
  };
  return [
    ...path,
    ...queryParameters(jsonSchemaOf(endpoint.query, "ignore")),
    ...(endpoint.idempotent ? [key] : []),
  ];
}

function bodyOf(endpoint: AnyEndpoint): Json {
  return {
    required: true,
    content: { [BODY_TYPES[endpoint.bodyKind]]: { schema: jsonSchemaOf(endpoint.body, "error") } },
  };
}

function successes(endpoint: AnyEndpoint): Readonly<Record<string, Json>> {
  return Object.fromEntries(
    endpoint.statuses.map((status) => [
      String(status),
      {
        description: REASONS[status] ?? "OK",
        ...(status === 204 || status === 304 ? {} : contentOf(endpoint)),
      },
    ]),
  );
}

function contentOf(endpoint: AnyEndpoint): Json {
  switch (endpoint.answerKind) {
    case "none":
      return {};
    case "stream":
      return { content: { "text/event-stream": { schema: { type: "string" } } } };
    case "csv":
      return { content: { "text/csv": { schema: { type: "string" } } } };
    case "zip":
      return { content: { "application/zip": { schema: { type: "string", format: "binary" } } } };
    case "json":
      return { content: { "application/json": { schema: jsonSchemaOf(endpoint.answer, "ignore") } } };
  }
}

function refusals(endpoint: AnyEndpoint): Readonly<Record<string, Json>> {
  const content = { "application/json": { schema: { $ref: "#/components/schemas/Error" } } };
  return Object.fromEntries(
    refusalsOf(endpoint).map((status) => [
      status,
      { description: `${REASONS[status]}: ${genericKeyOf(status)}`, content },
    ]),
  );
}

function securityOf(endpoint: AnyEndpoint): readonly Json[] {
  if (endpoint.method !== "GET") return [{ session: [], csrf: [] }];
  return endpoint.permission === "public" ? [] : [{ session: [] }];
}

function jsonSchemaOf(schema: Schema.Constraint, onExcessProperty: "ignore" | "error"): Json {
  return Schema.toJsonSchemaDocument(schema, { onExcessProperty }).schema;
}
