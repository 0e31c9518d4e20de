import type { Analytics } from "@tour/api";
import { counterKinds } from "./counter.ts";
import type { CounterSources } from "./counter.ts";

/** A counter that a site has, as its pages tell the browser of it. */
export interface Counter {
  meta: string;
  id: string;
  sources: CounterSources;
}

/** The counters of a site's published settings; an id of another form stands for none. */
export function listCounters(analytics: Analytics | undefined): Counter[] {
  return Object.entries(counterKinds).flatMap(([key, { meta, pattern, sources }]) => {
    const id: unknown = analytics?.[key as keyof Analytics];
    return typeof id === "string" && pattern.test(id) ? [{ meta, id, sources }] : [];
  });
}
