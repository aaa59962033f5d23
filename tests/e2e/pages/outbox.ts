import { expect, type APIRequestContext } from "@playwright/test";

/** The newest code that was sent to a number, read from the demo's outbox. */
export async function codeSentTo(request: APIRequestContext, phone: string): Promise<string> {
  let code = "";
  await expect
    .poll(async () => {
      const answer = await request.get("/api/dev/outbox", { params: { to: phone } });
      const { data }: { readonly data: readonly { readonly text: string }[] } = await answer.json();
      code = data.map(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? "").find((found) => found !== "") ?? "";
      return code;
    })
    .toMatch(/^\d{6}$/);
  return code;
}

/** The address that the newest invitation to somebody leads to, as a path of the server under test. */
export async function invitationLinkTo(request: APIRequestContext, email: string): Promise<string> {
  let link = "";
  await expect
    .poll(async () => {
      const answer = await request.get("/api/dev/outbox", { params: { to: email } });
      const { data }: { readonly data: readonly { readonly text: string }[] } = await answer.json();
      link = data.map(({ text }) => /\/invitation\?token=[\w-]+/u.exec(text)?.[0] ?? "").find(Boolean) ?? "";
      return link;
    })
    .toMatch(/token=/u);
  return link;
}
