import { aCart, aCustomer, aNewItem, anItem, aUser } from "#tests/support/builders/customer.ts";
import { aMenu, aProduct, lei } from "#tests/support/builders/menu.ts";
import { anOrder, aQuote, aStaffOrder } from "#tests/support/builders/order.ts";
import { aLocation, aPromotion, aShop, CENTRU } from "#tests/support/builders/shop.ts";
import { idOf, NOON } from "#tests/support/builders/values.ts";
import { CALLED_ROLES } from "#core/account/employee.ts";
import { staffMover } from "#core/order/lifecycle/order-facts.ts";
import { toPlain, type Plain } from "../trace/plain.ts";

/** A value for each type that has a name in core; ids are those of the sandboxes. */
export const EXAMPLES: ReadonlyMap<string, Plain> = new Map(
  Object.entries({
    CartId: idOf("cart"),
    CartItemId: idOf("first"),
    Cart: aCart(),
    CartItem: anItem(),
    Credentials: { email: "ana@example.com", password: "parola" },
    Customer: aCustomer(),
    CustomerId: idOf("ana at bistro"),
    Instant: NOON,
    LocationId: CENTRU,
    Location: aLocation(),
    Menu: aMenu({ products: [aProduct(), aProduct("Soup")] }),
    Money: lei("10.00"),
    Mover: CALLED_ROLES.map((role) => staffMover("staff of bistro", role)).at(-1),
    NewCartItem: aNewItem(),
    Order: anOrder(),
    OrderId: idOf("order"),
    OrganizationId: idOf("bistro"),
    ProductId: idOf("Pizza"),
    Promotion: aPromotion(),
    Quote: aQuote(),
    Shop: aShop(),
    ShopId: idOf("bistro"),
    StaffOrder: aStaffOrder(),
    User: aUser(),
  }).map(([name, value]) => [name, toPlain(value, () => "")] as const),
);
