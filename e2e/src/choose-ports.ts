import { findFreePorts } from "./free-ports.ts";

/** A free port for each app. */
export async function choosePorts(): Promise<{ server: number; site: number; builder: number }> {
  const [server, site, builder] = await findFreePorts(3);
  if (!server || !site || !builder) throw new Error("No free ports");
  return { server, site, builder };
}
