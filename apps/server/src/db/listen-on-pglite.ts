import type { PGlite } from "@electric-sql/pglite";
import { siteChannel } from "./notices.ts";
import type { NoticeListener, Notices } from "./notices.ts";

/** The embedded database tells its one process, and cannot lose it. */
export function listenOnPglite(client: PGlite): Notices {
  const listeners = new Set<NoticeListener>();
  let listening: Promise<unknown> | undefined;
  const begin = () =>
    client.listen(siteChannel, (payload) => {
      for (const { hear } of listeners) hear(payload);
    });
  return {
    listen: async (listener) => {
      await (listening ??= begin());
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close: async () => {
      for (const { lose } of listeners) lose();
      listeners.clear();
    },
  };
}
