import type { drizzleAdapter } from "better-auth/adapters/drizzle";
import { hashToken } from "./hash-token.ts";

type Adapter = ReturnType<ReturnType<typeof drizzleAdapter>>;
type Where = NonNullable<Parameters<Adapter["findOne"]>[0]["where"]>;

/** The token that a query asks for, as its owner has it. */
const tokenOf = (where: Where): unknown => where.find(({ field }) => field === "token")?.value;

function hashWhere<Part extends Where | undefined>(where: Part): Part {
  const hashed = where?.map((one) => {
    if (one.field !== "token") return one;
    const value = Array.isArray(one.value)
      ? one.value.map((token) => hashToken(String(token)))
      : hashToken(String(one.value));
    return { ...one, value };
  });
  return hashed as Part;
}

/**
 * Keeps sessions under hashes of their tokens, for which the sign-in library has no option. To the
 * library a session still has the token that it was asked for by.
 */
export function hashSessionTokens(adapter: Adapter): Adapter {
  const isSession = ({ model }: { model: string }) => model === "session";
  const withHash = <Query extends { model: string; where?: Where }>(query: Query): Query =>
    isSession(query) && query.where ? { ...query, where: hashWhere(query.where) } : query;
  const withToken = <Row>(row: Row, token: unknown): Row =>
    row && token !== undefined ? { ...row, token } : row;
  return {
    ...adapter,
    create: async (query) => {
      if (!isSession(query)) return adapter.create(query);
      const { token } = query.data as unknown as { token: string };
      const data = { ...query.data, token: hashToken(token) };
      return withToken(await adapter.create({ ...query, data }), token) as never;
    },
    findOne: async (query) => {
      const row = await adapter.findOne(withHash(query));
      return (isSession(query) ? withToken(row, tokenOf(query.where)) : row) as never;
    },
    update: async (query) => {
      const row = await adapter.update(withHash(query));
      return (isSession(query) ? withToken(row, tokenOf(query.where)) : row) as never;
    },
    findMany: (query) => adapter.findMany(withHash(query)),
    updateMany: (query) => adapter.updateMany(withHash(query)),
    delete: (query) => adapter.delete(withHash(query)),
    deleteMany: (query) => adapter.deleteMany(withHash(query)),
    count: (query) => adapter.count(withHash(query)),
    transaction: (work) =>
      adapter.transaction((inside) => work(hashSessionTokens(inside as Adapter))),
  };
}
