import { sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";

/** For how many seconds jobs wait that should be done by now; null where none does. */
export interface Delays {
  emails: number | null;
  timed: number | null;
}

/** All jobs that send an email are named so. */
const emails = "send-%letter";
/** Pictures are made ready behind everything else, for as long as it takes. */
const patient = ["make-picture", "find-colors", "list-pictures"];
/** What is due for so long was to be done at its time, in seconds. */
const lateAfter = 600;
/** One email that is tried again and again may have a wrong address: of two, neither went. */
const fewest = 2;

/**
 * Emails are late when several wait that were tried before or are long due, and none has gone since the
 * oldest of them was written; other jobs when one is long due.
 */
export async function readDelays(db: Database): Promise<Delays> {
  const { rows } = (await db.execute(sql`
    with waiting as (
      select created_on, name like ${emails} as is_email,
        extract(epoch from now() - created_on)::int as age,
        extract(epoch from now() - start_after)::int as due,
        state = 'retry' as is_retried
      from pgboss.job
      where state < 'active' and name not in (${sql.join(
        patient.map((name) => sql`${name}`),
        sql`, `,
      )})
    ),
    late_emails as (
      select count(*)::int as count, max(age) as age, min(created_on) as since
      from waiting where is_email and (is_retried or due > ${lateAfter})
    )
    select
      (select age from late_emails where count >= ${fewest} and not exists (
        select from pgboss.job
        where name like ${emails} and state = 'completed' and completed_on > late_emails.since
      )) as emails,
      (select max(due) from waiting where not is_email and due > ${lateAfter}) as timed`)) as unknown as {
    rows: [Delays];
  };
  return rows[0];
}
