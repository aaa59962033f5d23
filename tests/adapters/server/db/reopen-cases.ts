import { toEffectsRow } from "#adapters/server/order/effects.rows.ts";
import { effectsOf } from "#core/order/lifecycle/order-moves.ts";
import { statusAfter, TERMINAL_STATUSES } from "#core/order/lifecycle/order-stages.ts";
import type { Promotion } from "#core/promotion/promotion.ts";
import { usageTermOf } from "#core/promotion/usage-limit.ts";
import { rowsOf, asOwner } from "#tests/support/database/rows.ts";
import { newItem, newShopper, orderItems, plainProduct } from "#tests/support/trading/shoppers.ts";
import type { TradingShop } from "#tests/support/trading/trading.ts";

/** Tries to reopen a rejected order that used a promotion, which its customer has used so often since; rolled back. */
export type TryReopen = (promotion: Promotion, redeemed: number) => Promise<string>;

/** `promotionId` is one of the shop's; each case has the terms of its own promotion. */
export async function createReopenCases(trading: TradingShop, promotionId: string): Promise<TryReopen> {
  await orderItems(trading, await newShopper(trading), [newItem(trading, await plainProduct(trading))]);
  const [order] = await asOwner<{ id: string }>(trading, "select id from orders order by id desc limit 1");
  await asOwner(trading, CONFORM_REOPEN);
  const { organizationId, database, clock } = trading;
  const now = clock.now();
  const after = {
    status: statusAfter("reopen", "rejected"),
    promised_at: null,
    answer_by: now,
    is_fulfilled: false,
    terminal_statuses: TERMINAL_STATUSES,
  };
  const event = { type: "reopen", actor: "staff", actor_id: null, reason: null, text: null, minutes: null };
  return async (promotion, redeemed) => {
    const effects = toEffectsRow(effectsOf("reopen", now), [usageTermOf(promotion)], now, null);
    const rows = await rowsOf<{ outcome: string }>(
      database.app,
      "select conform_reopen($1, $2, $3, $4, $5, $6, $7, $8) as outcome",
      [
        organizationId,
        order?.id,
        promotionId,
        redeemed,
        JSON.stringify(after),
        JSON.stringify(event),
        JSON.stringify({ ...effects, usage: effects.usage.map((row) => ({ ...row, id: promotionId })) }),
        now,
      ],
    );
    return rows[0]?.outcome ?? "nothing";
  };
}

// Puts a case into the rows that guards read, reopens the order, and takes all of it back.
const CONFORM_REOPEN = `
  create function conform_reopen(p_organization text, p_order text, p_promotion text, p_redeemed integer, p_after json,
      p_event json, p_effects json, p_now timestamptz)
    returns text language plpgsql security definer as $$
  declare
    v_order orders;
    v_outcome text;
  begin
    update orders o set status = 'rejected', holds = 'released'
      where o.organization_id = p_organization and o.id = p_order returning * into v_order;
    insert into redemptions (organization_id, order_id, promotion_id, customer_id, amount, state)
      values (p_organization, p_order, p_promotion, v_order.customer_id, 0, 'released');
    insert into customer_promotions (organization_id, customer_id, promotion_id, used)
      values (p_organization, v_order.customer_id, p_promotion, p_redeemed)
      on conflict (organization_id, customer_id, promotion_id) do update set held = 0, used = excluded.used;
    update promotion_counters c set total_limit = null
      where c.organization_id = p_organization and c.promotion_id = p_promotion;
    select m.outcome into v_outcome
      from order_write_move(p_organization, p_order, v_order.version, p_now, p_after, p_event, p_effects, '[]', null) m;
    raise exception using errcode = 'DN999', message = v_outcome;
  exception
    when sqlstate 'DN999' then return sqlerrm;
  end $$;
  grant execute on function conform_reopen(text, text, text, integer, json, json, json, timestamptz) to diner_app`;
