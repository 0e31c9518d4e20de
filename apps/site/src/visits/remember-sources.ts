import { hash, randomBytes } from "node:crypto";
import type { VisitSource } from "@tour/api";
import { createLru } from "../cache/create-lru.ts";

/** Somebody's connection and browser: only what is made of it by `remember-sources.ts` is kept. */
export interface Visitor {
  organizerId: number;
  address: string;
  userAgent: string;
}

export interface Sources {
  /** From where a visit began; who comes by themselves again came from where they came first. */
  begin: (day: string, visitor: Visitor, source: VisitSource) => void;
  /** From where somebody came today; unknown where that was not here. */
  find: (day: string, visitor: Visitor) => VisitSource;
}

/** 50,000 visitors take some 10 MB. */
const maxVisitors = 50_000;

/**
 * Remembers until the end of the day from where visitors came, so that a request can say it. In the
 * memory of this process alone, under a hash with a salt that is thrown away with the day: nobody can
 * say of whom an entry is, nor follow anybody from one day to the next.
 */
export function rememberSources(): Sources {
  let saltDay = "";
  let salt = "";
  const sources = createLru<string, VisitSource>({ max: maxVisitors });
  const keyOf = (day: string, { organizerId, address, userAgent }: Visitor): string => {
    if (day !== saltDay) {
      saltDay = day;
      salt = randomBytes(32).toString("base64url");
      sources.clear();
    }
    return hash("sha256", [salt, organizerId, address, userAgent].join("\n"), "base64url");
  };
  return {
    begin(day, visitor, source) {
      const key = keyOf(day, visitor);
      if (source !== "direct" || !sources.has(key)) sources.set(key, source);
    },
    find: (day, visitor) => sources.get(keyOf(day, visitor)) ?? "unknown",
  };
}
