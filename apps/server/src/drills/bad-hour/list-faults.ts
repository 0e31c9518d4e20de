import { askServer } from "@tour/test-postgres";
import type { RunningPgbouncer } from "@tour/test-postgres";
import type { BookingTrial } from "../../test/hard-kill/booking/open-booking-trial.ts";
import type { openLine } from "../../test/open-line.ts";
import type { startSmtp } from "../../test/start-smtp.ts";
import type { Front } from "./open-front.ts";
import type { Replica } from "./open-replica.ts";
import type { Sites } from "./start-sites.ts";

/** What is broken for a while. */
export interface Fault {
  name: string;
  /** What of the machinery it concerns: one thing is broken once at a time. */
  of: string;
  begin: () => unknown;
  end: () => unknown;
  /** Calls are answered as ever. */
  isUnseen?: boolean;
}

export interface Machinery {
  trial: BookingTrial;
  sites: Sites;
  front: Front;
  pooler: RunningPgbouncer;
  /** From the pooler to the database. */
  line: Awaited<ReturnType<typeof openLine>>;
  replica: Replica;
  smtp: Awaited<ReturnType<typeof startSmtp>>;
}

/** Everything that the drill breaks. */
export function listFaults(machinery: Machinery): Fault[] {
  const { trial, sites, front, pooler, line, replica, smtp } = machinery;
  return [
    ...listFaultsOf("a process", trial),
    ...listFaultsOf("a site", sites),
    { name: "Caddy is killed", of: "Caddy", begin: front.kill, end: front.start },
    {
      name: "PgBouncer is killed",
      of: "the way to the database",
      begin: () => pooler.kill(),
      end: () => pooler.start(),
    },
    {
      name: "nothing passes between PgBouncer and the database",
      of: "the way to the database",
      begin: () => line.cut(),
      end: () => line.mend(),
    },
    {
      name: "a process of the database is killed, which starts it all again",
      of: "the way to the database",
      begin: () => killBackend(trial.databaseUrl),
      end: () => {},
    },
    ...listFaultsOfReplica(replica),
    {
      name: "the mail server is stopped",
      of: "mail",
      begin: () => smtp.goAway(),
      end: () => smtp.comeBack(),
      isUnseen: true,
    },
    {
      name: "the mail server says: try again later",
      of: "mail",
      begin: () => smtp.setBusy(true),
      end: () => smtp.setBusy(false),
      isUnseen: true,
    },
    {
      name: "the provider fails and cuts connections",
      of: "the provider",
      begin: () =>
        trial.fake.fail("500 before", "cut after", "500 after", "500 before", "cut after"),
      end: () => {},
      isUnseen: true,
    },
  ];
}

type Processes = Pick<BookingTrial | Sites, "origins" | "kill" | "startAgain" | "signal">;

const listFaultsOf = (what: string, processes: Processes): Fault[] =>
  processes.origins.flatMap((_, at): Fault[] => [
    {
      name: `${what} is killed, number ${at + 1}`,
      of: what,
      begin: () => processes.kill(at),
      end: () => processes.startAgain(at),
    },
    {
      name: `${what} hangs, number ${at + 1}`,
      of: what,
      begin: () => processes.signal("SIGSTOP", at),
      end: () => processes.signal("SIGCONT", at),
    },
  ]);

/** Whoever reads it reads the primary instead: visitors notice nothing. */
const listFaultsOfReplica = ({ standby, toReaders, fromPrimary }: Replica): Fault[] =>
  [
    { name: "the replica is killed", begin: standby.kill, end: standby.start },
    {
      name: "nothing passes between the replica and whoever reads it",
      begin: toReaders.cut,
      end: toReaders.mend,
    },
    {
      name: "nothing of the primary reaches the replica",
      begin: fromPrimary.cut,
      end: fromPrimary.mend,
    },
  ].map((fault) => ({ ...fault, of: "the replica", isUnseen: true }));

/** What works for a client dies as by a fault of its own. */
async function killBackend(url: string): Promise<void> {
  const [backend] = await askServer<{ pid: number }>(
    url,
    `select pid from pg_stat_activity where datname = current_database()
      and backend_type = 'client backend' and pid <> pg_backend_pid() order by random() limit 1`,
  );
  if (backend) process.kill(backend.pid, "SIGKILL");
}
