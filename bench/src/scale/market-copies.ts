/** Numbers of the rows that are copied: after the first, and up to and with the last, of each table. */
export interface Base {
  organizers: Span;
  sites: Span;
  manifests: Span;
  tours: Span;
  departures: Span;
}
interface Span {
  after: number;
  last: number;
}

/** Copies from one to another, both of them made. */
export interface Rounds {
  from: number;
  to: number;
}

/** Names that no tour of the seed has: eight thousand of them. */
const syllables = "ба ве го ду жи за ке ло му ни па ро си ту хо ча ша ыл эр юн".split(" ");
const syllable = (divisor: number) =>
  `(array['${syllables.join("','")}'])[1 + v.h / ${divisor} % ${syllables.length}]`;
const name = `initcap(${syllable(1)} || ${syllable(20)} || ${syllable(400)})`;

/** Words as `writeDocuments` writes them: as they stand and by their stem. */
const words = `(strip(to_tsvector('russian', ${name})) || array_to_tsvector(array[lower(${name})]))`;

const place = (field: string, divisor: number) =>
  `'${field}', (t.content #>> '{meeting_place,${field}}')::float8 + (v.h / ${divisor} % 2001 - 1000) / 700.0`;

type Expressions = Record<string, string>;
interface Copied {
  table: string;
  /** What is another in a copy; the other columns are as they were. */
  changed: (base: Base) => Expressions;
  from: (base: Base) => string;
}

const isWithin = (column: string, { after, last }: Span) =>
  `${column} > ${after} and ${column} <= ${last}`;
/** The number of a row's copy: no two rounds share one. */
const moved = (column: string, { last }: Span) => `${column} + n * ${last}`;
/** A number of a tour's own, from 0 on, by which its copy differs from the others. */
const chance = ({ tours }: Base, column: string) =>
  `cross join lateral (select hashint4(${moved(column, tours)}) & 2147483647 as h) v`;

const ofSite = (table: string): Copied => ({
  table,
  changed: ({ sites }) => ({ site_id: moved("t.site_id", sites) }),
  from: ({ sites }) => `${table} t, rounds where ${isWithin("t.site_id", sites)}`,
});

const copied: readonly Copied[] = [
  {
    table: "organizers",
    changed: ({ organizers }) => ({
      id: moved("t.id", organizers),
      name: "t.name || ' № ' || n",
    }),
    from: ({ organizers }) => `organizers t, rounds where ${isWithin("t.id", organizers)}`,
  },
  {
    table: "sites",
    changed: ({ sites, organizers, manifests }) => ({
      id: moved("t.id", sites),
      organizer_id: moved("t.organizer_id", organizers),
      current_manifest_id: moved("t.current_manifest_id", manifests),
      name: "t.name || '-' || n",
    }),
    from: ({ sites }) => `sites t, rounds where ${isWithin("t.id", sites)}`,
  },
  {
    table: "manifests",
    changed: ({ sites, manifests }) => ({
      id: moved("t.id", manifests),
      site_id: moved("t.site_id", sites),
    }),
    from: ({ manifests }) => `manifests t, rounds where ${isWithin("t.id", manifests)}`,
  },
  ofSite("pages"),
  ofSite("documents"),
  ofSite("document_versions"),
  {
    table: "tours",
    changed: ({ tours, organizers }) => ({
      id: moved("t.id", tours),
      organizer_id: moved("t.organizer_id", organizers),
      slug: `regexp_replace(t.slug, '\\d+$', (${moved("t.id", tours)})::text)`,
      title: `t.title || ', ' || ${name}`,
      min_age: "(array[0, 6, 8, 10, 12, 14, 16, 18])[1 + v.h % 8]",
      difficulty: "1 + v.h / 8 % 5",
      comfort: "1 + v.h / 40 % 5",
      group_size_to: "greatest(t.group_size_from, t.group_size_to + v.h / 200 % 7 - 3)",
      rating: "3 + (v.h / 1400 % 21) / 10.0",
      reviews_count: "v.h / 29400 % 120",
      created_at: "now() - make_interval(days => v.h % 700)",
      content: `jsonb_set(t.content, '{meeting_place}', (t.content -> 'meeting_place')
        || jsonb_build_object(${place("latitude", 3)}, ${place("longitude", 7000)}))`,
    }),
    from: (base) =>
      `tours t cross join rounds ${chance(base, "t.id")} where ${isWithin("t.id", base.tours)}`,
  },
  {
    table: "departures",
    changed: ({ tours, departures }) => ({
      id: moved("t.id", departures),
      tour_id: moved("t.tour_id", tours),
      start_date: "t.start_date + v.h % 90",
      end_date: "t.end_date + v.h % 90",
    }),
    from: (base) =>
      `departures t cross join rounds ${chance(base, "t.tour_id")}
        where ${isWithin("t.id", base.departures)}`,
  },
  {
    table: "departure_prices",
    changed: ({ departures }) => ({
      departure_id: moved("t.departure_id", departures),
      amount: "t.amount / 100 * (60 + v.h / 90 % 100)",
    }),
    from: (base) =>
      `departure_prices t join departures d on d.id = t.departure_id cross join rounds
        ${chance(base, "d.tour_id")} where ${isWithin("d.id", base.departures)}`,
  },
  {
    table: "tour_documents",
    changed: ({ tours }) => ({
      tour_id: moved("t.tour_id", tours),
      names: `t.names || ${words}`,
      everything: `t.everything || ${words}`,
    }),
    from: (base) =>
      `tour_documents t cross join rounds ${chance(base, "t.tour_id")}
        where ${isWithin("t.tour_id", base.tours)}`,
  },
  {
    // Triggers would write it, and rest meanwhile.
    table: "tour_changes",
    changed: ({ tours }) => ({
      tour_id: moved("t.tour_id", tours),
      changed_in: "pg_current_xact_id()",
    }),
    from: ({ tours }) => `tour_changes t, rounds where ${isWithin("t.tour_id", tours)}`,
  },
];

export const copiedTables: readonly string[] = copied.map(({ table }) => table);

/**
 * What copies the rows of a base so many times, a statement a table: tours with a name, dates, prices, a
 * place and numbers of their own, so that no two are found alike, each hundred of a site of theirs.
 */
export function copyStatements(
  base: Base,
  { from, to }: Rounds,
  columnsOf: (table: string) => readonly string[],
): string[] {
  return copied.map((one) => {
    const changed = one.changed(base);
    const columns = columnsOf(one.table);
    const values = columns.map((column) => changed[column] ?? `t."${column}"`);
    return `with rounds as (select generate_series(${from}, ${to}) as n)
      insert into ${one.table} (${columns.map((column) => `"${column}"`).join(", ")})
      select ${values.join(", ")} from ${one.from(base)}`;
  });
}

/** Which copies are still to be made, where the base is a copy of its own, the one with the number 0. */
export function roundsUpTo(tours: number, base: number, made: number): Rounds | null {
  const to = Math.ceil(tours / base) - 1;
  return to > made ? { from: made + 1, to } : null;
}
