import type { DomainRecord } from "@tour/api";
import { isIPv6 } from "node:net";
import type { ServerEnv } from "../../../platform/env/env.ts";

interface Claim {
  host: string;
  token: string;
  hasProof: boolean;
  isPointed: boolean;
}

/** Where the TXT record that proves ownership stands. */
export const proofHost = (host: string) => `_tour-verify.${host}`;

/** What it must say. */
export const proofText = (token: string) => `tour-site=${token}`;

/** The records that an organiser has to make, and which of them were found. */
export function listRecords(claim: Claim, env: ServerEnv): DomainRecord[] {
  const { host, token, hasProof, isPointed } = claim;
  const addresses = env.domainAddresses.map((value): DomainRecord => {
    const type = isIPv6(value) ? "AAAA" : "A";
    return { type, name: host, value, is_found: isPointed, is_alternative: true };
  });
  return [
    {
      type: "TXT",
      name: proofHost(host),
      value: proofText(token),
      is_found: hasProof,
      is_alternative: false,
    },
    {
      type: "CNAME",
      name: host,
      value: env.domainTarget,
      is_found: isPointed,
      is_alternative: false,
    },
    ...addresses,
  ];
}
