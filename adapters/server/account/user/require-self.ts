import { requireSession } from "#adapters/server/http/access.ts";
import { notFound } from "#adapters/server/http/failures.ts";
import type { Visitor } from "#adapters/server/http/visitor/visitor.ts";
import type { UserId } from "#core/kernel/id.ts";

/** The person who asks, where it is who they ask about; somebody else's account does not exist. */
export async function requireSelf(visitor: Visitor, id: UserId): Promise<UserId> {
  const session = await requireSession(visitor);
  if (session.userId !== id) throw notFound();
  return session.userId;
}
