/** How long a new connection, and its one question, may take, in ms. */
const maxTimeoutMs = 10_000;

/**
 * For which connections the server does nothing, though whoever uses them waits: of all, when it does
 * not answer a new one; of those whose process has been idle for `silenceMs`, or is not there. Then what
 * was asked, or the answer, was lost on the way. Behind a pooler, where processes have other numbers,
 * nothing is known.
 */
export async function findLost(
  connectionString: string,
  processes: readonly number[],
  silenceMs = maxTimeoutMs,
): Promise<readonly number[]> {
  const { default: pg } = await import("pg");
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: silenceMs,
    query_timeout: silenceMs,
  });
  client.on("error", () => {});
  let isAnswering = false;
  try {
    await client.connect();
    isAnswering = true;
    const { rows } = await client.query<Row>(question, [processes, silenceMs]);
    const isDirect = rows[0]?.own === processOf(client);
    return isDirect ? rows.flatMap(({ lost }) => lost ?? []) : [];
  } catch (error) {
    // A server that refuses with a reason of its own answers, too.
    return isAnswering || error instanceof pg.DatabaseError ? [] : processes;
  } finally {
    client.end().catch(() => {});
  }
}

interface Row {
  own: number;
  lost: number | null;
}

const question = `
  select pg_backend_pid() as own, asked.process as lost
  from unnest($1::int[]) as asked (process)
  left join pg_stat_activity as there on there.pid = asked.process
  where there.pid is null
    or there.state <> 'active' and there.state_change < now() - $2 * interval '1 ms'`;

/** The number of a connection's process on the server, which the types do not name. */
export const processOf = (client: object): number =>
  (client as { processID?: number | null }).processID ?? 0;
