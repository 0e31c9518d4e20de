import { expect, test } from "vitest";
import { addressKey } from "./address-key.ts";

test("addresses of one IPv6 network are one visitor, however they are written", () => {
  expect(addressKey("2001:db8:1:2::1")).toBe("2001:db8:1:2");
  expect(addressKey("2001:DB8:1:2:ffff:ffff:ffff:1")).toBe("2001:db8:1:2");
  expect(addressKey("2001:db8::1")).toBe("2001:db8:0:0");
  expect(addressKey("2001:db8:1:3::1")).not.toBe(addressKey("2001:db8:1:2::1"));
  expect(addressKey("::ffff:8.8.8.8")).toBe("8.8.8.8");
});
