import type { Client } from "pg";

/**
 * A client that prepares no statement by name, for poolers of connections that give each transaction
 * another one and know no statements: by name they would be missing there, or be another's.
 */
export function unnamedClient(Known: typeof Client): typeof Client {
  return class extends Known {
    override query(config: unknown, ...others: unknown[]): never {
      const isNamed = typeof config === "object" && config !== null && "name" in config;
      const query = isNamed ? { ...config, name: undefined } : config;
      return super.query(query as never, ...(others as [])) as never;
    }
  };
}
