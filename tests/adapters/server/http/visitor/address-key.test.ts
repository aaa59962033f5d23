import { describe, expect, it } from "vitest";
import { fc, test } from "@fast-check/vitest";
import { addressKey } from "#adapters/server/http/visitor/address-key.ts";

describe("addressKey", () => {
  it.each([
    ["192.0.2.7", "192.0.2.7"],
    ["::ffff:192.0.2.7", "192.0.2.7"],
    ["::ffff:c000:207", "192.0.2.7"],
    ["0:0:0:0:0:FFFF:192.0.2.7", "192.0.2.7"],
    ["2001:db8:1:2::1", "2001:db8:1:2::/64"],
    ["2001:0DB8:0001:0002:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["unknown", "unknown"],
    ["not:an:address", "not:an:address"],
  ])("counts %s as %s", (address, key) => {
    expect(addressKey(address)).toBe(key);
  });

  test.prop([fc.ipV6(), fc.ipV4()])(
    "is one for one network, and the address where IPv6 carries IPv4",
    (v6, v4) => {
      expect(addressKey(addressKey(v6))).toBe(addressKey(v6));
      expect(addressKey(`::ffff:${v4}`)).toBe(addressKey(v4));
    },
  );
});
