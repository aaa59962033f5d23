import { expect, it } from "vitest";
import { contactName } from "#core/order/contact-name.ts";

it.each([
  [{ firstName: "Ana", lastName: "Popescu" }, "Ana Popescu"],
  [{ firstName: "Ana", lastName: null }, "Ana"],
  [{ firstName: "Ana", lastName: "" }, "Ana"],
])("names %j as %s", (contact, name) => {
  expect(contactName(contact)).toBe(name);
});
