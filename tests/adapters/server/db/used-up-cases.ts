import type { PromotionId } from "#core/kernel/id.ts";
import { rowsOf, asOwner } from "#tests/support/database/rows.ts";
import type { TradingShop } from "#tests/support/trading/trading.ts";

/** What the database says of a promotion that all customers together have used so often. */
export interface UsedUpAnswer {
  /** What core decides on. */
  readonly exhaustedPromotionIds: readonly PromotionId[];
  /** Whether a cart was saved that uses it. */
  readonly isSaved: boolean;
}

/** Tries a count and a limit of all customers; rolled back. */
export type TryUsedUp = (redeemedByAll: number, totalLimit: number | null) => Promise<UsedUpAnswer>;

/** `promotionId` is one of the shop's. */
export async function createUsedUpCases(trading: TradingShop, promotionId: string): Promise<TryUsedUp> {
  await asOwner(trading, CONFORM_USED_UP);
  const { organizationId, locationId, database, ids, clock } = trading;
  const cartId = ids.ulid();
  return async (redeemedByAll, totalLimit) => {
    const rows = await rowsOf<{ answer: string }>(
      database.app,
      "select conform_used_up($1, $2, $3, $4, $5, $6, $7) as answer",
      [organizationId, locationId, promotionId, cartId, redeemedByAll, totalLimit, clock.now()],
    );
    const answer: UsedUpAnswer = JSON.parse(rows[0]?.answer ?? "");
    return answer;
  };
}

// Puts a case into the counter, asks what prices and carts are decided on, and takes all of it back.
const CONFORM_USED_UP = `
  create function conform_used_up(p_organization text, p_location text, p_promotion text, p_cart text, p_redeemed integer,
      p_limit integer, p_now timestamptz)
    returns text language plpgsql security definer as $$
  declare
    v_shop shops;
    v_answer text;
  begin
    select s.* into v_shop from shops s join locations l on l.organization_id = s.organization_id and l.shop_id = s.id
      where l.organization_id = p_organization and l.id = p_location;
    update promotion_counters c set total_limit = p_limit, held = 0, used = p_redeemed
      where c.organization_id = p_organization and c.promotion_id = p_promotion;
    select json_build_object(
        'exhaustedPromotionIds',
        location_pricing_state(p_organization, v_shop.id, p_location, null, p_now) -> 'exhaustedPromotionIds',
        'isSaved',
        cart_save(null, repeat('a', 64),
          json_build_object('organization_id', p_organization, 'id', p_cart, 'shop_id', v_shop.id, 'location_id', p_location,
            'revision', 1, 'items', '[]'::json, 'unit_prices', '{}'::json, 'from_mobile_app', false, 'updated_at', p_now),
          json_build_object('shop_version', v_shop.version, 'points', 0, 'guest_lines', 1, 'user_lines', 1,
            'promotions', json_build_array(json_build_object('id', p_promotion))), p_now) is not null)
      into v_answer;
    raise exception using errcode = 'DN999', message = v_answer;
  exception
    when sqlstate 'DN999' then return sqlerrm;
  end $$;
  grant execute on function conform_used_up(text, text, text, text, integer, integer, timestamptz) to diner_app`;
