import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/**
 * Systems take numbers from 32768 up for outgoing connections and for port 0. One of those, found
 * free, may be some connection's before the program that wants it listens; these are given to nobody.
 */
const first = 20_000;
const last = 32_000;

const given = new Set<number>();

/** A port for a program that is about to start on this machine; never the same one twice. */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = randomInt(first, last);
    if (given.has(port) || !(await isFree(port))) continue;
    given.add(port);
    return port;
  }
}

/** Some systems let two programs share a port on different addresses, so both are tried. */
const isFree = async (port: number) =>
  (await canListen({ port })) && (await canListen({ port, host: "127.0.0.1" }));

function canListen(address: { port: number; host?: string }): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(address, () => probe.close(() => resolve(true)));
  });
}
