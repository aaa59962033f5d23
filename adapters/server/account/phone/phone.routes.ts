import { answer, type Handlers } from "#adapters/server/http/handler.ts";
import { requireSession } from "#adapters/server/http/access.ts";
import { invalid } from "#adapters/server/http/failures.ts";
import type { ShopCache } from "#adapters/server/shop/shop-cache.ts";
import { provePassword, type ProvePasswordDeps } from "../password/prove-password.ts";
import { loadSessionUser } from "../user/session-user.ts";
import { sendPhoneCode, verifyPhoneCode, type PhoneCodeDeps } from "./phone-codes.ts";
import { toE164 } from "./phone-number.ts";

/** What proving a phone needs. */
interface PhoneDeps extends PhoneCodeDeps, ProvePasswordDeps {
  readonly shopCache: ShopCache;
}

/** Proving that a phone is one's own. */
export function createPhoneHandlers(
  deps: PhoneDeps,
): Pick<Handlers, "addPhone" | "resendPhoneCode" | "verifyPhone"> {
  return {
    addPhone: async ({ body, visitor }) => {
      const session = await requireSession(visitor);
      const phone = await toE164(body.phone);
      if (phone === null) throw invalid({ phone: ["phone.invalid"] }, "phone.invalid");
      const userId = session.userId;
      if (session.phoneVerifiedAt !== null && session.phone !== phone) {
        if (body.password === null) throw invalid({ password: ["validation.required"] });
        await provePassword(deps, userId, body.password);
      }
      await deps.limits.check("codesPerAddress", visitor.address);
      const resendAfter = await sendPhoneCode(deps, userId, phone, visitor);
      return answer({ resendAfter });
    },
    resendPhoneCode: async ({ visitor }) => {
      const session = await requireSession(visitor);
      await deps.limits.check("codesPerAddress", visitor.address);
      const resendAfter = await sendPhoneCode(deps, session.userId, null, visitor);
      return answer({ resendAfter });
    },
    verifyPhone: async ({ body, visitor }) => {
      const session = await requireSession(visitor);
      const userId = session.userId;
      await verifyPhoneCode(deps, userId, body.code, visitor.now);
      return answer(await loadSessionUser(deps, session, visitor.now));
    },
  };
}
