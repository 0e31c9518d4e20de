import { lookup } from "node:dns/promises";
import { isIP } from "node:net";
import { FetchFailure } from "./fetch-failure.ts";
import { isPublicAddress } from "./is-public-address.ts";

/** What decides where a request may go. */
export interface Reach {
  /** Every address of a name. */
  resolve: (host: string) => Promise<string[]>;
  mayReach: (address: string, port: number) => boolean;
}

const webPorts = [80, 443];

/** The internet, and nothing of our own network; the ports of the web only. */
export const internet: Reach = {
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  mayReach: (address, port) => isPublicAddress(address) && webPorts.includes(port),
};

/** Where a hop of a request goes. */
export interface Target {
  url: URL;
  /** The one address that is connected to: the name is never looked up again. */
  address: string;
  family: number;
}

/** Parses and checks an address. Throws `FetchFailure`. */
export function readTarget(text: string | URL, base?: URL): URL {
  const url = URL.parse(text, base);
  if (!url || !["http:", "https:"].includes(url.protocol)) throw new FetchFailure("bad_url");
  if (url.username || url.password || !url.hostname) throw new FetchFailure("bad_url");
  return url;
}

/**
 * Looks a host up once and picks the address to connect to. A name with any address that must not
 * be reached is refused whole: that is no mistake of an honest site.
 */
export async function chooseAddress(url: URL, reach: Reach): Promise<Target> {
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const port = Number(url.port) || (url.protocol === "https:" ? 443 : 80);
  const addresses = isIP(host) ? [host] : await resolve(host, reach);
  if (!addresses.every((address) => reach.mayReach(address, port))) {
    throw new FetchFailure("forbidden");
  }
  const address = addresses.find((one) => isIP(one) === 4) ?? addresses[0];
  if (!address) throw new FetchFailure("unreachable");
  return { url, address, family: isIP(address) };
}

async function resolve(host: string, reach: Reach): Promise<string[]> {
  try {
    return await reach.resolve(host);
  } catch (cause) {
    throw new FetchFailure("unreachable", { cause });
  }
}
