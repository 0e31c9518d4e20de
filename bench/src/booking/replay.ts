import { randomBytes, randomUUID } from "node:crypto";

// The SQL of one booking as a pattern for any other: what the guest says, the numbers that the
// database gives, and the names that are made anew each time, are places in it.

/** A query as the API host was heard to send it, with what the database answered. */
export interface HeardQuery {
  name?: string;
  text: string;
  values: unknown[];
  rowMode?: "array";
  rows: unknown[];
}

/** What a guest says that differs from the next one's. */
export interface Guest {
  key: string;
  email: string;
  phone: string;
  departure: number;
}

/** Where a place's text comes from. */
type Source =
  | { from: "guest"; field: keyof Guest }
  | { from: "row"; query: number; path: (string | number)[] }
  /** Of each booking's own: the hash of an address, or a name that is unique. */
  | { from: "chance"; kind: "hash" | "uuid"; number: number };

interface Pattern extends Pick<HeardQuery, "name" | "text" | "rowMode"> {
  /** JSON of each value, cut at its places; one without any is as it was heard. */
  values: { constant: unknown; pieces: string[]; sources: Source[] }[];
}

/** Numbers of seven digits are the database's own: see `prepareMarket`. A hash has 43 signs. */
const places = /\b\d{7}\b|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|(?<=")[\w-]{43}(?=")/g;

/** Makes a pattern of what was heard of one guest's booking. */
export function makePattern(heard: readonly HeardQuery[], guest: Guest): Pattern[] {
  const said = new Map(
    (["key", "email", "phone", "departure"] as const).map((field) => [`${guest[field]}`, field]),
  );
  const words = [guest.email, guest.phone].map((word) => word.replaceAll(/[.+]/g, "\\$&"));
  const all = new RegExp(`${words.join("|")}|${places.source}`, "g");
  const chances = new Map<string, number>();
  return heard.map(({ name, text, values, rowMode }, at) => ({
    ...(name && { name }),
    ...(rowMode && { rowMode }),
    text,
    values: values.map((value) => {
      const json = JSON.stringify(value) ?? "null";
      const found = json.match(all) ?? [];
      const sourceOf = (word: string): Source => {
        const field = said.get(word);
        if (field) return { from: "guest", field };
        const row = findAnswered(heard.slice(0, at), word);
        if (row) return row;
        const number = chances.get(word) ?? chances.size;
        chances.set(word, number);
        return { from: "chance", kind: word.length === 36 ? "uuid" : "hash", number };
      };
      return { constant: value, pieces: json.split(all), sources: found.map(sourceOf) };
    }),
  }));
}

function findAnswered(heard: readonly HeardQuery[], word: string): Source | undefined {
  for (const [query, { rows }] of heard.entries()) {
    const path = findPath(rows, word);
    if (path) return { from: "row", query, path };
  }
  return undefined;
}

function findPath(value: unknown, word: string): (string | number)[] | undefined {
  if (`${value as string}` === word && typeof value !== "object") return [];
  if (typeof value !== "object" || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const path = findPath(inner, word);
    if (path) return [key, ...path];
  }
  return undefined;
}

type Send = (query: Omit<HeardQuery, "rows">) => Promise<{ rows: unknown[] }>;

/** Does the same SQL for another guest, one query after the other. */
export async function replay(
  patterns: readonly Pattern[],
  guest: Guest,
  send: Send,
): Promise<void> {
  const answers: unknown[][] = [];
  const chances: string[] = [];
  const read = (source: Source): string => {
    if (source.from === "guest") return `${guest[source.field]}`;
    if (source.from === "row") {
      const rows: unknown = answers[source.query];
      return `${source.path.reduce((at, key) => (at as Record<string, unknown>)[key], rows) as string}`;
    }
    const { kind, number } = source;
    return (chances[number] ??=
      kind === "uuid" ? randomUUID() : randomBytes(32).toString("base64url"));
  };
  for (const { values, ...query } of patterns) {
    const filled = values.map(({ constant, pieces, sources }) => {
      if (sources.length === 0) return constant;
      const json = pieces.map((piece, at) => piece + (sources[at] ? read(sources[at]) : ""));
      return JSON.parse(json.join("")) as unknown;
    });
    const { rows } = await send({ ...query, values: filled });
    answers.push(rows);
  }
}
