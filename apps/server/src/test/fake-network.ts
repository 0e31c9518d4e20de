import type { DnsResolver } from "../platform/network/dns-resolver.ts";
import type { Network } from "../platform/network/network.ts";
import { isPublicAddress } from "../platform/safe-fetch/is-public-address.ts";

/** A world in which nothing is found: a test that reaches out does so on purpose. */
export const deadNetwork: Network = {
  dns: { txt: async () => [], cname: async () => [], addresses: async () => [] },
  hasCertificate: async () => false,
  reach: {
    resolve: async (host) => {
      throw new Error(`Nobody knows ${host}`);
    },
    mayReach: isPublicAddress,
  },
};

/** Name servers that answer from lists, which a test changes as it goes. */
export function createFakeDns() {
  const records = {
    txt: new Map<string, string[]>(),
    cname: new Map<string, string[]>(),
    addresses: new Map<string, string[]>(),
  };
  const find = (kind: keyof typeof records) => async (host: string) =>
    records[kind].get(host) ?? [];
  const dns: DnsResolver = { txt: find("txt"), cname: find("cname"), addresses: find("addresses") };
  return { records, dns };
}
