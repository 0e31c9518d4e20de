import { isWithin, plainAddress } from "./networks.ts";
import type { Networks } from "./networks.ts";

interface Hops {
  /** The address at the other end of the connection. */
  connection: string;
  /** `X-Forwarded-For`: each proxy adds at its end the address that it was asked from. */
  forwarded: string | undefined;
  /** The proxies whose word is taken; without any, nobody's is. */
  trusted: Networks | undefined;
}

/**
 * Whose a request is: the nearest address that is no trusted proxy's. What stands further left in the
 * header may be made up. Where all are proxies it is the furthest.
 */
export function clientAddress({ connection, forwarded, trusted }: Hops): string {
  if (!trusted || !isWithin(trusted, connection)) return connection;
  const hops = (forwarded ?? "").split(",").map((hop) => plainAddress(hop.trim()));
  const known = hops.filter(Boolean);
  return known.findLast((hop) => !isWithin(trusted, hop)) ?? known[0] ?? connection;
}
