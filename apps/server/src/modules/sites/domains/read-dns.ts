import type { ServerEnv } from "../../../platform/env/env.ts";
import type { DnsResolver } from "../../../platform/network/dns-resolver.ts";
import { proofHost } from "./domain-records.ts";

export interface FoundInDns {
  /** Every text at the place of the proof: of this organiser, and of others who ask for the host. */
  proofs: string[];
  isPointed: boolean;
}

/** Asks the name servers for a host's proof and for where it leads. */
export async function readDns(dns: DnsResolver, host: string, env: ServerEnv): Promise<FoundInDns> {
  const [proofs, aliases, found] = await Promise.all([
    dns.txt(proofHost(host)),
    dns.cname(host),
    dns.addresses(host),
  ]);
  const target = env.domainTarget.toLowerCase();
  const isAlias = aliases.some((alias) => alias.toLowerCase().replace(/\.$/, "") === target);
  if (isAlias || found.length === 0) return { proofs, isPointed: isAlias };
  const own = env.domainAddresses.length > 0 ? env.domainAddresses : await dns.addresses(target);
  // One foreign address among ours would send a part of the visitors elsewhere.
  return { proofs, isPointed: found.every((address) => own.includes(address)) };
}
