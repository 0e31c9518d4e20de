import { createHash } from "node:crypto";
import type { Database } from "./database.ts";

/** One copy of the database that is read only, as PostgreSQL's streaming replication makes it. */
export interface ReplicaServer {
  db: Database;
  /** Whether it has all that the primary had at a position of its log. */
  hasReached: (position: string) => Promise<boolean>;
}

interface Options {
  servers: ReplicaServer[];
  /** How far the primary's log goes. */
  readPosition: () => Promise<string>;
  onChange?: (change: { replica: number; isUsed: boolean; error?: unknown }) => void;
}

/** Chooses where public calls read. */
export interface Replicas {
  /** The replica of a tenant; undefined while it is behind or away: then the primary is read. */
  choose: (tenant: string) => Database | undefined;
  /** The replica of a tenant did not answer: it is left alone until a check finds it well. */
  leave: (tenant: string, error: unknown) => void;
  /** Looks at each replica; call it every few seconds. */
  check: () => Promise<void>;
}

/** Nothing to choose from: everything is read from the primary. */
export const noReplicas: Replicas = {
  choose: () => undefined,
  leave: () => {},
  check: async () => {},
};

/**
 * Each tenant has one replica, the same on every server with the same list. Replicas are not equally
 * far, and a page that is kept under a revision must not be made from an older state than the one
 * that named the revision: reading one of them, one only goes forward. For the same reason a replica
 * comes into use only when it has all that the primary had, and leaves it when it falls behind by
 * more than the time between two checks.
 */
export function createReplicas({ servers, readPosition, onChange }: Options): Replicas {
  const isUsed = servers.map(() => false);
  let before: string | undefined;
  const indexOf = (tenant: string) =>
    createHash("sha256").update(tenant).digest().readUInt32BE(0) % servers.length;
  const set = (replica: number, value: boolean, error?: unknown) => {
    if (isUsed[replica] === value) return;
    isUsed[replica] = value;
    onChange?.({ replica, isUsed: value, ...(error !== undefined && { error }) });
  };
  return {
    choose: (tenant) => {
      const index = indexOf(tenant);
      return isUsed[index] ? servers[index]?.db : undefined;
    },
    leave: (tenant, error) => set(indexOf(tenant), false, error),
    check: async () => {
      const position = await readPosition();
      const required = before ?? position;
      before = position;
      await Promise.all(
        servers.map(async ({ hasReached }, index) => {
          try {
            set(index, await hasReached(isUsed[index] ? required : position));
          } catch (error) {
            set(index, false, error);
          }
        }),
      );
    },
  };
}
