import { addressKey } from "#adapters/server/http/visitor/address-key.ts";
import { sendGuestCookie } from "#adapters/server/http/visitor/cookies.ts";
import { notFound } from "#adapters/server/http/failures.ts";
import { answer, type Handlers } from "#adapters/server/http/handler.ts";
import { hashToken } from "#adapters/server/http/visitor/secrets.ts";
import { valueOf } from "#adapters/server/http/value-of.ts";
import { checkCoupon } from "./check-coupon.ts";
import type { CsrfGuard } from "#adapters/server/http/visitor/csrf-guard.ts";
import type { ShopDirectory } from "#adapters/server/shop/shop-directory.ts";
import type { RateGuard } from "#adapters/server/http/limit/rate-limits.ts";
import { refuseOtherShops } from "#adapters/server/shop/own-host.ts";
import { requesterOf } from "./requester-of.ts";
import type { PricedCart } from "#core/cart/cart.ts";
import type { WireError } from "#core/contract/errors/error-body.ts";
import { ok, type Result } from "#core/kernel/result.ts";
import type { Instant } from "#core/time/instant.ts";
import type { CartRequester, CartDeps } from "./cart-deps.ts";
import { holdsCart, loadCart } from "./load-cart.ts";
import { keepCart, saveCart, type CartChange } from "./save-cart.ts";

/** What the calls of carts need. */
interface CartHandlerDeps extends CartDeps {
  readonly csrf: CsrfGuard;
  readonly directory: ShopDirectory;
  readonly limits: RateGuard;
  readonly secure: boolean;
}

/** Carts of guests and of people who are signed in; to anybody but its owner a cart is 404. */
export function createCartHandlers(
  deps: CartHandlerDeps,
): Pick<Handlers, "loadCart" | "saveCart" | "checkPromotion"> {
  const { csrf, directory, limits, secure } = deps;
  return {
    loadCart: async ({ params, visitor }) => {
      const requester = requesterOf(visitor, null);
      if (requester === null) throw notFound();
      const cart = valueOf(await loadCart(deps, requester, params.id, visitor.now));
      await refuseOtherShops(directory, visitor, cart.shopId);
      return answer(cart);
    },
    saveCart: async ({ body, visitor, request, reply }) => {
      await limits.check("cartPerCart", body.id);
      await refuseOtherShops(directory, visitor, body.shopId);
      const snapshot = await directory.byId(body.shopId);
      if (snapshot === null) throw notFound();
      const { presentedUi, ...cart } = body;
      const change = { ...cart, presentedTotal: presentedUi.total };
      const known = requesterOf(visitor, snapshot.shop.locale);
      if (known !== null) {
        const saved = await (known.sessionHash === null
          ? saveForGuest(deps, visitor.address, known, change, visitor.now)
          : saveCart(deps, known, change, visitor.now));
        // A session that has ended leaves a guest behind, who gets a secret like any other.
        if (saved.ok || saved.error.tag !== "Unauthenticated") return answer(valueOf(saved));
      }
      const secret = csrf.guestSecret(request);
      const guest = {
        sessionHash: null,
        guestHash: hashToken(secret),
        locale: visitor.localeOr(snapshot.shop.locale),
      };
      const saved = valueOf(await saveForGuest(deps, visitor.address, guest, change, visitor.now));
      sendGuestCookie(reply, secret, secure);
      return answer(saved);
    },
    checkPromotion: async ({ body, visitor }) => {
      const session = await visitor.session();
      const requester = requesterOf(visitor, null);
      await limits.check(
        "couponsPerUser",
        session?.userId ?? visitor.guestHash ?? addressKey(visitor.address),
      );
      if (requester === null) throw notFound();
      return answer(valueOf(await checkCoupon(deps, requester, body, visitor.now)));
    },
  };
}

// A new cart takes room for a day, so an address may make so many. Whether one is new is known once it is written: until
// then it counts as one, and where none is left it is looked for first.
async function saveForGuest(
  deps: CartHandlerDeps,
  address: string,
  guest: CartRequester,
  change: CartChange,
  now: Instant,
): Promise<Result<PricedCart, WireError>> {
  const { limits } = deps;
  try {
    await limits.check("guestCartsPerAddress", address);
  } catch (thrown) {
    if (await holdsCart(deps, guest, change, now)) return saveCart(deps, guest, change, now);
    throw thrown;
  }
  const kept = await keepCart(deps, guest, change, now);
  if (!kept.ok || !kept.value.isNew) await limits.giveBack("guestCartsPerAddress", address);
  return kept.ok ? ok(kept.value.cart) : kept;
}
