import { isIP } from "node:net";
import { plainAddress } from "@tour/http-server";

/** Whom requests are counted for: an IPv4 address, or the /64 that one has with IPv6. */
export function addressKey(address: string): string {
  const one = plainAddress(address);
  if (isIP(one) !== 6) return one.slice(0, 64);
  const [head = "", tail] = one.toLowerCase().split("::");
  const groups = head.split(":").filter(Boolean);
  const after = tail?.split(":").filter(Boolean) ?? [];
  while (groups.length + after.length < 8) groups.push("0");
  return [...groups, ...after].slice(0, 4).join(":");
}
