import { describe, expect, it } from "vitest";
import { ENDPOINTS } from "#core/contract/endpoints/endpoints.ts";
import { createOpenApi } from "#core/contract/openapi/openapi.ts";

describe("createOpenApi", () => {
  const document = JSON.parse(JSON.stringify(createOpenApi("1.2.3")));

  it("describes every call of the table and nothing else (WIRE-11)", () => {
    const described = Object.values<Record<string, { operationId: string }>>(document.paths).flatMap((path) =>
      Object.values(path).map(({ operationId }) => operationId),
    );
    expect(described.sort()).toEqual(Object.keys(ENDPOINTS).sort());
  });

  it("names parameters as they stand in an address", () => {
    const { parameters } = document.paths["/api/operations/orders"].get;
    expect(parameters.map(({ name }: { name: string }) => name)).toEqual([
      "filter[status][]",
      "filter[location_id]",
      "filter[fulfillment_method]",
      "filter[payment_method]",
      "filter[source]",
      "filter[customer]",
      "filter[late]",
      "filter[complaint]",
      "filter[tests]",
      "filter[period]",
      "filter[from]",
      "filter[to]",
      "filter[search]",
      "sort",
      "page",
      "per_page",
    ]);
  });

  it("describes that a body has no unknown fields, and which are required", () => {
    expect(document.paths["/api/orders/{id}/cancel"].post.requestBody).toEqual({
      required: true,
      content: {
        "application/json": {
          schema: {
            type: "object",
            properties: { version: { type: "integer", minimum: 0, maximum: 2_147_483_647 } },
            required: ["version"],
            additionalProperties: false,
          },
        },
      },
    });
  });

  it("asks for the idempotency key of an order", () => {
    expect(document.paths["/api/orders"].post.parameters).toEqual([
      {
        name: "Idempotency-Key",
        in: "header",
        required: true,
        schema: { type: "string", minLength: 1, maxLength: 255 },
      },
    ]);
  });

  it("is one document without references to outside", () => {
    expect(JSON.stringify(document).match(/"\$ref":"(?!#\/components\/schemas\/Error")/g)).toBeNull();
  });
});

describe("ENDPOINTS", () => {
  it("has no two calls of one method and path", () => {
    const addresses = Object.values(ENDPOINTS).map(({ method, path }) => `${method} ${path}`);
    expect(new Set(addresses).size).toBe(addresses.length);
  });
});
