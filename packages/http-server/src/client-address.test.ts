import { expect, test } from "vitest";
import { clientAddress } from "./client-address.ts";
import { areNetworks, isPrivateAddress, isWithin, readNetworks } from "./networks.ts";

const visitor = "203.0.113.5";
const edge = "198.51.100.20";
const inner = "10.0.0.9";
const trusted = readNetworks("private, 198.51.100.0/24");

test.each([
  ["no proxy", visitor, undefined, visitor],
  ["one proxy", inner, visitor, visitor],
  ["a network for delivery before ours", inner, `${visitor}, ${edge}`, visitor],
  ["a balancer between site and server", inner, `${visitor}, ${edge}, 10.0.0.7`, visitor],
  ["what a visitor made up", inner, `192.0.2.1, ${visitor}, ${edge}`, visitor],
  ["what a stranger made up without a proxy", visitor, "192.0.2.1", visitor],
  ["a visitor of our own network", inner, "10.1.1.1, 10.0.0.7", "10.1.1.1"],
  ["a proxy that says nothing", inner, undefined, inner],
  ["a proxy that says nonsense", inner, " , ", inner],
  ["nonsense that is no address", inner, "unknown", "unknown"],
  ["IPv4 in the form of IPv6", `::ffff:${inner}`, `::ffff:${visitor}`, visitor],
])("%s", (_, connection, forwarded, expected) => {
  expect(clientAddress({ connection, forwarded, trusted })).toBe(expected);
});

// ASVS 4.1.3, 15.3.4
test("without trusted proxies the header says nothing", () => {
  const hops = { connection: inner, forwarded: visitor, trusted: undefined };
  expect(clientAddress(hops)).toBe(inner);
});

test("by the last entry alone everybody behind two proxies would be one (control)", () => {
  const last = (forwarded: string) => forwarded.split(",").at(-1)!.trim();
  expect(last(`${visitor}, ${edge}`)).toBe(last(`203.0.113.6, ${edge}`));
});

test.each([
  "127.0.0.1",
  "::1",
  "::ffff:127.0.0.1",
  "10.1.2.3",
  "172.31.0.9",
  "fd00::2",
  "fe80::1%eth0",
])("%s is a private address", (address) => expect(isPrivateAddress(address)).toBe(true));

test.each(["203.0.113.5", "::ffff:8.8.8.8", "172.32.0.1", "2001:db8::1", "nonsense", ""])(
  "%s is a public address",
  (address) => expect(isPrivateAddress(address)).toBe(false),
);

test("networks are read as they are written, and what is none is refused", () => {
  const networks = readNetworks("192.0.2.7, 2001:db8::/32");
  const inside = ["192.0.2.7", "2001:db8:1::1", "192.0.2.8", "2001:db9::1"];
  expect(inside.map((one) => isWithin(networks, one))).toEqual([true, true, false, false]);
  const wrong = ["1", "example.com", "10.0.0.0/99", "10.0.0.0/a", "private, yes"];
  expect(wrong.filter(areNetworks)).toEqual([]);
  expect(areNetworks("private,192.0.2.7")).toBe(true);
});
