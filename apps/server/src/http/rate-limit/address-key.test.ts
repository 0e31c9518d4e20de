import { expect, test } from "vitest";
import { addressKey, isInternalAddress } from "./address-key.ts";

test.each([
  "127.0.0.1",
  "::1",
  "::ffff:127.0.0.1",
  "10.1.2.3",
  "172.31.0.9",
  "fd00::2",
  "fe80::1%eth0",
])("%s is a private address", (address) => expect(isInternalAddress(address)).toBe(true));

test.each(["203.0.113.5", "::ffff:8.8.8.8", "172.32.0.1", "2001:db8::1", "nonsense", ""])(
  "%s is a public address",
  (address) => expect(isInternalAddress(address)).toBe(false),
);

test("addresses of one IPv6 network are one visitor, however they are written", () => {
  expect(addressKey("2001:db8:1:2::1")).toBe("2001:db8:1:2");
  expect(addressKey("2001:DB8:1:2:ffff:ffff:ffff:1")).toBe("2001:db8:1:2");
  expect(addressKey("2001:db8::1")).toBe("2001:db8:0:0");
  expect(addressKey("2001:db8:1:3::1")).not.toBe(addressKey("2001:db8:1:2::1"));
  expect(addressKey("::ffff:8.8.8.8")).toBe("8.8.8.8");
});
