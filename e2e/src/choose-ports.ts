import { findFreePort } from "@tour/free-port";

/** A free port for each app. */
export async function choosePorts() {
  const [server, site, builder, crm] = [
    findFreePort(),
    findFreePort(),
    findFreePort(),
    findFreePort(),
  ];
  return { server: await server, site: await site, builder: await builder, crm: await crm };
}
