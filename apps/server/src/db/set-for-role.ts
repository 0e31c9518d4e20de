import type { ClientBase } from "pg";

/**
 * Sets for the role, in its database, what a connection of ours begins with: the longest work on one
 * statement, in ms, and that none is compiled (see `withoutJit`). A pooler that gives each transaction
 * another connection refuses the first when a connection is opened, and the next one to have the
 * connection would have the second. The connection at hand has it at once; such as a pooler had open
 * before have it when the pooler opens them anew, after an hour in PgBouncer's own settings.
 */
export async function setForRole(client: ClientBase, maxStatementMs: number): Promise<void> {
  const ms = Math.round(maxStatementMs);
  // One message, so that a pooler passes all of it to one connection. The lock ends with it.
  await client.query(`
    select pg_advisory_xact_lock(${roleLock});
    do $$ begin
      if not exists (
        select from pg_db_role_setting
        join pg_database on pg_database.oid = setdatabase and datname = current_database()
        join pg_roles on pg_roles.oid = setrole and rolname = current_user
        where setconfig @> array['statement_timeout=${ms}', 'jit=off']
      ) then
        execute format('alter role current_user in database %I set statement_timeout = ${ms}', current_database());
        execute format('alter role current_user in database %I set jit = off', current_database());
      end if;
    end $$;
    set statement_timeout = ${ms};
    set jit = off`);
}

/** Any number that only this product uses: two that set the same at a time would fail. */
const roleLock = 7_061_995;
