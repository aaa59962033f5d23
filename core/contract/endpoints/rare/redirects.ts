import * as Schema from "effect/Schema";
import type { RedirectId } from "#core/kernel/id.ts";
import { idParams } from "../../list/query.ts";
import { foundRedirect, redirectCommand, redirectList, redirectQuery } from "../../shop/redirect.ts";
import { endpoint } from "../define-endpoint.ts";

const REDIRECTS_PATH = "/operations/redirects";

/** Where old paths of shops lead (HOST-12). */
export const REDIRECT_ENDPOINTS = {
  findRedirect: endpoint("GET", "/redirects", {
    permission: "public",
    summary: "Where a path of this host leads, or 204 where it leads nowhere else",
    query: redirectQuery,
    answer: Schema.NullOr(foundRedirect),
    statuses: [200, 204],
  }),
  listRedirects: endpoint("GET", REDIRECTS_PATH, {
    permission: "organization.change",
    summary: "The redirects of the organization, and the other sites that they may lead to",
    answer: redirectList,
  }),
  addRedirect: endpoint("POST", REDIRECTS_PATH, {
    permission: "organization.change",
    summary: "Lets an old path of the organization's shops lead elsewhere",
    body: redirectCommand,
  }),
  removeRedirect: endpoint("POST", `${REDIRECTS_PATH}/{id}/removal`, {
    permission: "organization.change",
    summary: "Ends a redirect",
    params: idParams<RedirectId>(),
  }),
} as const;
