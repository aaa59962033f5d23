import { toId, type EmployeeId } from "#core/kernel/id.ts";
import type { StaffPlace } from "#core/account/staff/staff.ts";
import { asOwner } from "#tests/support/database/rows.ts";
import { type HttpClient, succeeded } from "#tests/support/http/http-client.ts";
import type { TestServer } from "#tests/support/server/test-server.ts";

export const PASSWORD = "o parolă destul de lungă";
export const EVERYWHERE: StaffPlace = { role: "employee", locationIds: null };

let invited = 0;

/** An email that nobody has. */
export function newEmail(): string {
  invited += 1;
  return `invitat-${invited}@example.com`;
}

/** The link of the newest invitation to an email; empty where there is none. */
export async function linkTo(server: TestServer, email: string): Promise<string> {
  const [row] = await asOwner<{ text: string }>(
    server,
    "select text from outbox where recipient = $1 order by created_at desc, id desc limit 1",
    [email],
  );
  return /(\S+\/invitation\?token=[\w-]+)/u.exec(row?.text ?? "")?.[1] ?? "";
}

/** Its token. */
export async function tokenTo(server: TestServer, email: string): Promise<string> {
  return new URL(await linkTo(server, email)).searchParams.get("token") ?? "";
}

/** What somebody without an account joins with. */
export function registration(token: string) {
  const accepted = { acceptTerms: true, acceptPrivacy: true };
  return { token, firstName: "Dana", lastName: "Pop", password: PASSWORD, ...accepted };
}

/** What an owner does to the staff, by email. */
export function staffOffice(server: TestServer, owner: () => HttpClient) {
  const idOf = async (email: string): Promise<EmployeeId> => {
    const { members } = succeeded(await owner().call("listStaff"));
    const member = members.find((one) => one.email === email);
    if (member === undefined) throw new Error(`${email} does not work there`);
    return toId<EmployeeId>(member.id);
  };
  const invite = (email: string, place = EVERYWHERE, client = owner()) =>
    client.call("inviteEmployee", { body: { email, ...place } });
  return {
    idOf,
    invite,
    /** Somebody who joined, signed in, by an invitation to that place. */
    join: async (place = EVERYWHERE): Promise<{ readonly client: HttpClient; readonly email: string }> => {
      const email = newEmail();
      const { status } = await invite(email, place);
      if (status !== 204) throw new Error(`${email} was not invited: ${status}`);
      const client = server.client();
      const body = registration(await tokenTo(server, email));
      succeeded(await client.call("registerInvited", { body }));
      return { client, email };
    },
    remove: async (email: string, client = owner()) =>
      client.call("removeEmployee", { params: { id: await idOf(email) } }),
    change: async (email: string, place: StaffPlace, client = owner()) =>
      client.call("changeEmployee", { params: { id: await idOf(email) }, body: place }),
  };
}
