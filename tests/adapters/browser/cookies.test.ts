import { describe, expect, it } from "vitest";
import { createCookieJar } from "#adapters/browser/storage/cookie-jar.ts";
import { findCookie, toCookieString } from "#adapters/browser/storage/cookie-string.ts";
import { createCartIdStorage, createVisitorIdStorage } from "#adapters/browser/storage/id-cookies.ts";
import { createLoginMarks } from "#adapters/browser/storage/login-marks.ts";
import type { KeptCart } from "#core/cart/kept-cart.ts";
import { type CartId, type LocationId, type ShopId, toId } from "#core/kernel/id.ts";
import { NOON } from "#tests/support/builders/values.ts";
import { fakeDocument } from "./fake-document.ts";

const SHOP = toId<ShopId>("01ARZ3NDEKTSV4RRFFQ69G5FAV");
const NOTHING_KEPT = { write: () => undefined, forget: () => undefined };
const CART = toId<CartId>("01BX5ZZKBKACTAV9WEVGEMMVS0");
const NEXT = toId<CartId>("01BX5ZZKBKACTAV9WEVGEMMVS1");

const cartOf = (id: CartId): KeptCart => ({
  id,
  shopId: SHOP,
  locationId: toId<LocationId>("01BX5ZZKBKACTAV9WEVGEMMVS2"),
  revision: 1,
  known: [],
  items: [],
  at: NOON,
});

describe("toCookieString", () => {
  it("is what the browser is given", () => {
    expect(toCookieString("diner_a", "1", { maxAge: 31_536_000 }, false)).toBe(
      "diner_a=1; Path=/; Max-Age=31536000; SameSite=Lax",
    );
    expect(toCookieString("diner_a", "1", { expires: "Fri, 01 Jan 2038 00:00:00 GMT" }, true)).toBe(
      "diner_a=1; Path=/; Expires=Fri, 01 Jan 2038 00:00:00 GMT; SameSite=Lax; Secure",
    );
  });

  it.each(["", "a b", "a=b", "a;b", "ă", "a\n", "a,b", "a(b"])("refuses the name %j", (name) => {
    expect(() => toCookieString(name, "1", { maxAge: 1 }, false)).toThrow("Not a cookie name");
  });

  it.each(["a b", "a;b", "a,b", 'a"b', "a\\b", "ă", "a\r\nb", "\u007f"])("refuses the value %j", (value) => {
    expect(() => toCookieString("a", value, { maxAge: 1 }, false)).toThrow("Not a value");
  });

  it("takes every other visible character of ASCII as a value", () => {
    const visible = Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index)).join("");
    const allowed = visible.replace(/[",;\\]/g, "");
    expect(toCookieString("a", allowed, { maxAge: 1 }, false)).toContain(`a=${allowed};`);
  });
});

describe("findCookie", () => {
  it("finds by the whole name", () => {
    expect(["a", "aa", "b", "c"].map((name) => findCookie("aa=1; a=2=3; b=", name))).toEqual([
      "2=3",
      "1",
      "",
      null,
    ]);
  });
});

describe("createLoginMarks", () => {
  it("keeps the flag a year, and the marker of an earlier sign-in until 2038 beyond a logout", () => {
    const document = fakeDocument();
    const marks = createLoginMarks(createCookieJar(document, true));
    marks.markLoggedIn();
    expect(marks.isMarkedLoggedIn()).toBe(true);
    marks.markLoggedOut();
    expect(marks.isMarkedLoggedIn()).toBe(false);
    expect(document.sent).toEqual([
      "diner_logged_in=1; Path=/; Max-Age=31536000; SameSite=Lax; Secure",
      "diner_has_previously_logged_in=1; Path=/; Expires=Fri, 01 Jan 2038 00:00:00 GMT; SameSite=Lax; Secure",
      "diner_logged_in=; Path=/; Max-Age=0; SameSite=Lax; Secure",
    ]);
    expect(document.cookie).toBe("diner_has_previously_logged_in=1");
  });
});

describe("createCartIdStorage", () => {
  it("keeps the cart of each shop for a year (CART-1)", () => {
    const document = fakeDocument();
    const device = new Map<string, string>();
    const carts = createCartIdStorage(createCookieJar(document, false), {
      write: (name, text) => void device.set(name, text),
      forget: (name) => void device.delete(name),
    });
    carts.keep(cartOf(CART));
    expect([carts.read(SHOP), carts.read(toId<ShopId>(CART))]).toEqual([CART, null]);
    carts.keep(cartOf(CART));
    expect([...device]).toEqual([[`diner_kept_cart_${CART}`, JSON.stringify(cartOf(CART))]]);
    carts.keep(cartOf(NEXT));
    expect([...device.keys()]).toEqual([`diner_kept_cart_${NEXT}`]);
    carts.forget(SHOP);
    expect(carts.read(SHOP)).toBeNull();
    expect([...device]).toEqual([]);
    expect(document.sent[0]).toBe(`diner_cart_${SHOP}=${CART}; Path=/; Max-Age=31536000; SameSite=Lax`);
  });

  it("takes a value that is no id for none", () => {
    const carts = createCartIdStorage(
      createCookieJar(fakeDocument(`diner_cart_${SHOP}=x`), false),
      NOTHING_KEPT,
    );
    expect(carts.read(SHOP)).toBeNull();
  });
});

describe("createVisitorIdStorage", () => {
  it.each([
    ["diner_visitor_id=01arz3ndektsv4rrffq69g5fav", "01arz3ndektsv4rrffq69g5fav"],
    ["diner_visitor_id=01ARZ3NDEKTSV4RRFFQ69G5FAV", null],
    ["", null],
  ])("reads %j as %j", (cookies, id) => {
    expect(createVisitorIdStorage(createCookieJar(fakeDocument(cookies), false)).read()).toBe(id);
  });
});
