import type { ClientBase } from "pg";

/** Schemas of what is served, and of which migrations were run. */
const served = ["public", "pgboss"];

/**
 * Lets a role read and write rows in all tables that there are, and nothing else: it makes, changes and empties no table,
 * and switches no trigger off. Tables that a migration makes later need it once more.
 */
export async function letServe(client: ClientBase, role: string): Promise<void> {
  const { rows } = await client.query<{ name: string; own: boolean }>(
    "select quote_ident(rolname) as name, rolname = current_user as own from pg_roles where rolname = $1",
    [role],
  );
  const [found] = rows;
  if (!found) throw new Error(`The database has no role ${role}: make it first`);
  if (found.own) throw new Error(`${role} is the role that migrates: another one is to serve`);
  const schemas = served.join(", ");
  await client.query(`
    grant usage on schema ${schemas}, drizzle to ${found.name};
    grant select, insert, update, delete on all tables in schema ${schemas} to ${found.name};
    grant usage, select, update on all sequences in schema ${schemas} to ${found.name};
    grant select on all tables in schema drizzle to ${found.name}`);
}
