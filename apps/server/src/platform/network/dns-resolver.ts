import { Resolver } from "node:dns/promises";

/** What the world says of a host. Each answers an empty list where there is no such record. */
export interface DnsResolver {
  /** Texts of TXT records, their parts joined. */
  txt: (host: string) => Promise<string[]>;
  cname: (host: string) => Promise<string[]>;
  /** A and AAAA, wherever a CNAME leads. */
  addresses: (host: string) => Promise<string[]>;
}

/** Thrown when the name servers did not answer: nothing is known then, in either direction. */
export class DnsUnavailableError extends Error {
  override readonly name = "DnsUnavailableError";
}

const nothingThere = new Set(["ENODATA", "ENOTFOUND", "NXDOMAIN"]);

/** The name servers of this machine. */
export function createDnsResolver(): DnsResolver {
  const resolver = new Resolver({ timeout: 3000, tries: 2 });
  return {
    txt: async (host) =>
      (await ask(() => resolver.resolveTxt(host))).map((parts) => parts.join("")),
    cname: (host) => ask(() => resolver.resolveCname(host)),
    addresses: async (host) => {
      const both = [ask(() => resolver.resolve4(host)), ask(() => resolver.resolve6(host))];
      return (await Promise.all(both)).flat();
    },
  };
}

async function ask<T>(question: () => Promise<T[]>): Promise<T[]> {
  try {
    return await question();
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    if (nothingThere.has(code)) return [];
    throw new DnsUnavailableError(`The name servers answered ${code}`, { cause: error });
  }
}
