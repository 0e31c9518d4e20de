import { askServer, startStandby } from "@tour/test-postgres";
import { openLine } from "../../test/open-line.ts";

export type Replica = Awaited<ReturnType<typeof openReplica>>;

/** A replica of the database's server, by ways that can be cut: to those who read it, and from the primary. */
export async function openReplica(databaseUrl: string) {
  const fromPrimary = await openLine(databaseUrl);
  const standby = await startStandby(databaseUrl, fromPrimary.url);
  const ownUrl = new URL(standby.url);
  ownUrl.pathname = new URL(databaseUrl).pathname;
  const toReaders = await openLine(ownUrl.href);
  return {
    ...{ url: toReaders.url, standby, fromPrimary, toReaders },
    /** Whether anybody reads it now. */
    isRead: async (): Promise<boolean> => {
      const others = `select from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`;
      return (await askServer(ownUrl.href, others)).length > 0;
    },
    close: async () => {
      for (const way of [toReaders, fromPrimary]) way.close();
      await standby.stop();
    },
  };
}
