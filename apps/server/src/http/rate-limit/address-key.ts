import { BlockList, isIP } from "node:net";

const internal = new BlockList();
for (const [network, prefix, family] of [
  ["0.0.0.0", 32, "ipv4"],
  ["10.0.0.0", 8, "ipv4"],
  ["127.0.0.0", 8, "ipv4"],
  ["169.254.0.0", 16, "ipv4"],
  ["172.16.0.0", 12, "ipv4"],
  ["192.168.0.0", 16, "ipv4"],
  ["::1", 128, "ipv6"],
  ["fc00::", 7, "ipv6"],
  ["fe80::", 10, "ipv6"],
] as const) {
  internal.addSubnet(network, prefix, family);
}

const plain = (address: string) => address.replace(/^::ffff:(?=[\d.]+$)/i, "").split("%")[0] ?? "";

/** Whether an address is of our own network, as those of the site's and the builder's servers are. */
export function isInternalAddress(address: string): boolean {
  const one = plain(address);
  const version = isIP(one);
  return version !== 0 && internal.check(one, version === 6 ? "ipv6" : "ipv4");
}

/** Whom requests are counted for: an IPv4 address, or the /64 that one has with IPv6. */
export function addressKey(address: string): string {
  const one = plain(address);
  if (isIP(one) !== 6) return one.slice(0, 64);
  const [head = "", tail] = one.toLowerCase().split("::");
  const groups = head.split(":").filter(Boolean);
  const after = tail?.split(":").filter(Boolean) ?? [];
  while (groups.length + after.length < 8) groups.push("0");
  return [...groups, ...after].slice(0, 4).join(":");
}
