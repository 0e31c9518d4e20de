import { once } from "node:events";
import { connect, createServer } from "node:net";
import type { AddressInfo, Socket } from "node:net";

/** A way to a server by which nothing passes while it is cut: both ends think that the other hangs. */
export async function openLine(serverUrl: string) {
  let target = new URL(serverUrl);
  /** From one end to the other, in both directions of each connection. */
  const ways = new Map<Socket, Socket>();
  let isCut = false;
  const listener = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      ways.set(from, to);
      from.on("error", () => to.destroy());
      from.on("close", () => {
        ways.delete(from);
        to.destroy();
      });
      from.pipe(to);
      if (isCut) from.unpipe(to).pause();
    }
  });
  listener.listen(0, "127.0.0.1");
  await once(listener, "listening");
  const url = new URL(serverUrl);
  url.port = String((listener.address() as AddressInfo).port);
  const dropAll = () => ways.forEach((_, end) => end.destroy());
  return {
    /** The server's address by this way. */
    url: url.href,
    cut: () => {
      isCut = true;
      for (const end of ways.keys()) end.unpipe().pause();
    },
    /** As `cut`, but for the connections that are open now alone. */
    cutOpen: () => {
      for (const end of ways.keys()) end.unpipe().pause();
    },
    /** What was held back passes, and so does all that follows. */
    resume: () => {
      isCut = false;
      // What was opened since passes already, and must not pass twice.
      for (const [from, to] of ways) from.unpipe(to).pipe(to);
    },
    /** New connections pass again; those that hung are gone. */
    mend: () => {
      isCut = false;
      dropAll();
    },
    /** From here on it leads to another server, as a pooler's or a managed service's name does. */
    leadTo: (otherUrl: string) => {
      target = new URL(otherUrl);
      dropAll();
    },
    close: () => {
      listener.close();
      dropAll();
    },
  };
}
