import { BlockList, isIP, isIPv6 } from "node:net";

/** Addresses and networks that something is said of. */
export type Networks = Pick<BlockList, "check">;

/** Those of machines that the internet does not lead to, and this machine itself. */
const privateNetworks = [
  ...["0.0.0.0", "10.0.0.0/8", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12", "192.168.0.0/16"],
  ...["::1", "fc00::/7", "fe80::/10"],
];

/**
 * Reads `203.0.113.7`, `10.0.0.0/8`, `2001:db8::/32`, and `private` for all networks that the internet
 * does not lead to, with commas between them. Throws where one is none of them.
 */
export function readNetworks(list: string): Networks {
  const networks = new BlockList();
  const words = list.split(/[\s,]+/).filter(Boolean);
  for (const text of words.flatMap((word) => (word === "private" ? privateNetworks : word))) {
    const [address = "", prefix] = text.split("/");
    if (!isIP(address)) throw new Error(`Not an address or a network: ${text}`);
    const family = isIPv6(address) ? "ipv6" : "ipv4";
    const bits = prefix === undefined ? (family === "ipv6" ? 128 : 32) : Number(prefix);
    networks.addSubnet(address, bits, family);
  }
  return networks;
}

/** Whether a text can be read so. */
export function areNetworks(list: string): boolean {
  try {
    readNetworks(list);
    return true;
  } catch {
    return false;
  }
}

/** An address as others write it: one of IPv4 in the form of IPv6, or with the name of an interface. */
export const plainAddress = (address: string): string =>
  address.replace(/^::ffff:(?=[\d.]+$)/i, "").split("%")[0] ?? "";

/** Whether an address lies in one of the networks; what is none lies in no network. */
export function isWithin(networks: Networks, address: string): boolean {
  const plain = plainAddress(address);
  const version = isIP(plain);
  return version !== 0 && networks.check(plain, version === 6 ? "ipv6" : "ipv4");
}

const ours = readNetworks("private");

/** Whether an address is of our own network, as those of the site's and the builder's servers are. */
export const isPrivateAddress = (address: string): boolean => isWithin(ours, address);
