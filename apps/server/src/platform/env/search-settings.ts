import { join } from "node:path";
import * as v from "valibot";

const port = v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number), v.maxValue(65_535));
const origins = v.pipe(
  v.string(),
  v.transform((text) => text.split(/[\s,]+/).filter(Boolean)),
  v.array(
    v.pipe(
      v.string(),
      v.regex(/^http:\/\//),
      v.url(),
      v.transform((text) => new URL(text).origin),
    ),
  ),
);

/** The variables of search, for the environment's schema. */
export const searchVariables = {
  ROLE: v.optional(v.picklist(["all", "search"]), "all"),
  SEARCH_ORIGIN: v.optional(origins, ""),
  SEARCH_PORT: v.optional(port, "4010"),
  SEARCH_HOST: v.optional(v.pipe(v.string(), v.regex(/^[\w.:-]+$/)), "127.0.0.1"),
  SEARCH_SNAPSHOT_DIR: v.optional(v.string()),
};

type Variables = v.InferOutput<v.ObjectSchema<typeof searchVariables, undefined>> & {
  DATA_DIR: string;
  DATABASE_URL?: string | undefined;
};

export interface SearchEnv {
  /** Whether this process answers searches and nothing else. */
  isOwnRole: boolean;
  /** The search processes that are asked; without one the tours are in this process's own memory. */
  origins: string[];
  /** Where a search process is asked. */
  port: number;
  host: string;
  /** Folder of the file from which the tours are read at the start. */
  snapshotDir: string;
}

/** Puts the variables together. Throws where processes would have to share an embedded database. */
export function readSearchEnv(env: Variables): SearchEnv {
  const isOwnRole = env.ROLE === "search";
  if (!env.DATABASE_URL && (isOwnRole || env.SEARCH_ORIGIN.length > 0)) {
    const variable = isOwnRole ? "ROLE=search" : "SEARCH_ORIGIN";
    throw new Error(`${variable} needs DATABASE_URL: the embedded database is open to one process`);
  }
  return {
    isOwnRole,
    // API hosts and search processes may so be given the same settings.
    origins: isOwnRole ? [] : env.SEARCH_ORIGIN,
    port: env.SEARCH_PORT,
    host: env.SEARCH_HOST,
    snapshotDir: env.SEARCH_SNAPSHOT_DIR ?? join(env.DATA_DIR, "search"),
  };
}
