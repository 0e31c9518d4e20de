import { useQueryClient } from "@tanstack/react-query";
import type { OfficeChanges, ViewedKind } from "@tour/api";
import { client } from "@tour/office/api";
import { createContext, use, useEffect, useMemo, useState } from "react";
import type { ReactNode } from "react";
import { cursorOf } from "./changes-query.ts";
import { readAnew, whenSaved } from "./read-anew.ts";
import { listChanged, takeShown } from "./request-parts.ts";
import type { RequestPart } from "./request-parts.ts";
import { watch } from "@tour/office/live";

/** What somebody looks at. */
export interface Viewed {
  kind: ViewedKind;
  id: number;
}

interface Live {
  /** Who else looks at the same. */
  viewers: Readonly<OfficeChanges["viewers"]>;
  /** What of a request changed at the last look that saw a change, for some seconds. */
  changed: readonly RequestPart[];
}

const nothing: Live = { viewers: [], changed: [] };
const LiveContext = createContext<Live>(nothing);

/** What others do with what one looks at. */
export const useLive = (): Live => use(LiveContext);

/** How long it is said what changed, in ms. */
const saidFor = 15_000;

interface LiveChangesProps {
  organizerId: number;
  /** Whose page is open. */
  viewed: Viewed | undefined;
  children: ReactNode;
}

/** Keeps an organiser's screens as new as what colleagues and guests do. */
export function LiveChanges({ organizerId, viewed, children }: LiveChangesProps) {
  const queryClient = useQueryClient();
  const { kind, id } = viewed ?? {};
  const requestId = kind === "request" ? id : undefined;
  const [viewers, setViewers] = useState(nothing.viewers);
  const [changed, setChanged] = useState(nothing.changed);

  useEffect(() => {
    const { queryKey } = cursorOf(organizerId);
    const stop = watch(async (signal) => {
      const since = await queryClient.fetchQuery(cursorOf(organizerId));
      const isSeen = id !== undefined && !document.hidden;
      const seen = isSeen && { viewed_kind: kind, viewed_id: id };
      const query = { organizer_id: organizerId, since, ...seen };
      const { data } = await client.officeChanges({ query }, { signal });
      setViewers((before) => (isSame(before, data.viewers) ? before : data.viewers));
      if (data.changes.length > 0 || data.is_outdated) {
        await whenSaved(queryClient);
        const before = requestId === undefined ? null : takeShown(queryClient, requestId);
        await readAnew(queryClient, organizerId, data);
        if (before && !signal.aborted) {
          const parts = listChanged(before, takeShown(queryClient, requestId!));
          if (parts.length > 0) setChanged(parts);
        }
      }
      // Only now: what could not be read is heard of once more.
      queryClient.setQueryData(queryKey, data.cursor);
    });
    return () => {
      stop();
      setViewers(nothing.viewers);
      setChanged(nothing.changed);
    };
  }, [queryClient, organizerId, kind, id, requestId]);

  useEffect(() => {
    if (changed.length === 0) return;
    const timer = setTimeout(() => setChanged(nothing.changed), saidFor);
    return () => clearTimeout(timer);
  }, [changed]);

  const live = useMemo(() => ({ viewers, changed }), [viewers, changed]);
  return <LiveContext value={live}>{children}</LiveContext>;
}

const isSame = (before: Live["viewers"], after: Live["viewers"]): boolean =>
  JSON.stringify(before) === JSON.stringify(after);
