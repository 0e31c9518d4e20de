/** What a database is made of, by names that say what each thing is of. */
export interface Catalog {
  tables: string[];
  columns: Record<string, Column>;
  constraints: Record<string, Constraint>;
  triggers: Record<string, Trigger>;
  functions: Record<string, { answers: string; mayRefuse: boolean }>;
}

export interface Column {
  table: string;
  /** Another one after the column was dropped and made anew. */
  number: number;
  type: string;
  isRequired: boolean;
  /** What stands there when nothing is said, an identity and what is generated included. */
  default: string | null;
  /** It takes no value at all from whoever writes. */
  isGenerated: boolean;
}

export interface Constraint {
  table: string;
  kind: "check" | "unique" | "reference" | "exclusion";
  columns: string[];
  /** In PostgreSQL's own words. */
  definition: string;
  /** Of a reference: the table whose rows it keeps from being deleted. */
  holds: string | null;
}

interface Trigger {
  table: string;
  definition: string;
  mayRefuse: boolean;
}

type Query = (text: string) => Promise<Record<string, unknown>[]>;

const ownSchemas = "n.nspname !~ '^pg_' and n.nspname not in ('information_schema', 'drizzle')";
const nameOf = (relation: string) =>
  `(select case ns.nspname when 'public' then '' else ns.nspname || '.' end || re.relname
    from pg_class re join pg_namespace ns on ns.oid = re.relnamespace where re.oid = ${relation})`;
const columnsOf = (relation: string, numbers: string) =>
  `(select coalesce(json_agg(a.attname), '[]') from pg_attribute a
    where a.attrelid = ${relation} and a.attnum = any (${numbers}))`;
/** `raise` without a level, or with this one, ends the statement. */
const mayRefuse = String.raw`p.prosrc ~* '\mraise\M(?!\s+(notice|warning|info|log|debug)\M)'`;

const tables = `
  select ${nameOf("c.oid")} as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p', 'v', 'm') and ${ownSchemas}`;
const columns = `
  select ${nameOf("c.oid")} as "table", a.attname as name, a.attnum as number,
    format_type(a.atttypid, a.atttypmod) as type, a.attnotnull as "isRequired",
    nullif(concat_ws(' ', 'identity ' || nullif(a.attidentity::text, ''), pg_get_expr(d.adbin, d.adrelid)), '') as "default",
    a.attgenerated <> '' or a.attidentity = 'a' as "isGenerated"
  from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
  left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  where a.attnum > 0 and not a.attisdropped and c.relkind in ('r', 'p', 'v', 'm') and ${ownSchemas}`;
// An index that is unique is as good as a constraint.
const constraints = `
  select ${nameOf("k.conrelid")} as "table", k.conname as name,
    case k.contype when 'c' then 'check' when 'f' then 'reference' when 'x' then 'exclusion' else 'unique' end as kind,
    ${columnsOf("k.conrelid", "k.conkey")} as columns, pg_get_constraintdef(k.oid) as definition,
    case when k.contype = 'f' and k.confdeltype in ('a', 'r') then ${nameOf("k.confrelid")} end as holds
  from pg_constraint k join pg_namespace n on n.oid = k.connamespace
  where k.contype in ('c', 'f', 'p', 'u', 'x') and k.conrelid <> 0 and ${ownSchemas}
  union all
  select ${nameOf("i.indrelid")}, c.relname, 'unique', ${columnsOf("i.indrelid", "i.indkey")},
    regexp_replace(pg_get_indexdef(i.indexrelid), '^.* USING ', 'UNIQUE '), null
  from pg_index i join pg_class c on c.oid = i.indexrelid join pg_namespace n on n.oid = c.relnamespace
  where i.indisunique and ${ownSchemas}
    and not exists (select from pg_constraint where conindid = i.indexrelid and contype in ('p', 'u', 'x'))`;
const triggers = `
  select ${nameOf("t.tgrelid")} as "table", t.tgname as name, pg_get_triggerdef(t.oid) as definition,
    ${mayRefuse} as "mayRefuse"
  from pg_trigger t join pg_proc p on p.oid = t.tgfoid
  join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
  where not t.tgisinternal and ${ownSchemas}`;
const functions = `
  select p.oid::regprocedure::text as name, p.prorettype::regtype::text as answers, ${mayRefuse} as "mayRefuse"
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace where ${ownSchemas}`;

/** Reads it from the database itself, so that it does not matter in which words a migration changed it. */
export async function readCatalog(query: Query): Promise<Catalog> {
  const read = async <Row>(text: string) => (await query(text)) as (Row & Named)[];
  return {
    tables: (await read(tables)).map(({ name }) => name),
    columns: byName(await read<Column>(columns)),
    constraints: byName(await read<Constraint>(constraints)),
    triggers: byName(await read<Trigger>(triggers)),
    functions: byName(await read<Catalog["functions"][string]>(functions)),
  };
}

interface Named {
  name: string;
  table?: string;
}

const byName = <Row extends Named>(rows: Row[]): Record<string, Row> =>
  Object.fromEntries(rows.map((row) => [row.table ? `${row.table}.${row.name}` : row.name, row]));
