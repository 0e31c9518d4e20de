import { findFreePort } from "@tour/free-port";

/** A free port for each app. */
export async function choosePorts(): Promise<{ server: number; site: number; builder: number }> {
  const [server, site, builder] = [findFreePort(), findFreePort(), findFreePort()];
  return { server: await server, site: await site, builder: await builder };
}
