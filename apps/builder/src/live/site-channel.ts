import { siteBeat, siteEventSchema, siteEventsPath } from "@tour/api";
import type { SiteEvent } from "@tour/api";
import * as v from "valibot";

/** After so long a silence the line is taken to be dead, in ms. */
const silentAfter = 2.5 * siteBeat.everyMs;
/** Until a channel that broke is tried again, in ms: twice as long after each failure in a row. */
const pauses = { first: 2000, longest: 60_000 };

/** Told what happened; nothing where anything may have: the channel has just opened, or is lost. */
type Hear = (event?: SiteEvent) => void;

export interface SiteChannel {
  /** Whether all that happens to the site is told now. */
  isHeard: () => boolean;
  listen: (hear: Hear) => () => void;
  /** Begins anew: the server takes whoever's channel ended to look at no page any more. */
  renew: () => void;
  close: () => void;
}

interface Options {
  page?: Document;
  connect?: (url: string) => EventSource;
}

/**
 * The server's events of an organiser's site, while the page is in sight: browsers open few connections
 * to a host. It counts as heard from the first beat on, so that a proxy which gathers what passes is
 * noticed, too.
 */
export function openSiteChannel(
  organizerId: number,
  { page = document, connect = (url) => new EventSource(url) }: Options = {},
): SiteChannel {
  const url = `${siteEventsPath}?organizer_id=${organizerId}`;
  const listeners = new Set<Hear>();
  const closing = new AbortController();
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isHeard = false;
  let failures = 0;

  const tell: Hear = (event) => listeners.forEach((hear) => hear(event));
  const shut = () => {
    clearTimeout(timer);
    source?.close();
    source = undefined;
    isHeard = false;
  };
  const fail = () => {
    const wasHeard = isHeard;
    shut();
    const pause = Math.min(pauses.first * 2 ** failures, pauses.longest);
    failures += 1;
    // Not all at once, when a server was replaced.
    timer = setTimeout(open, pause * (0.5 + Math.random()));
    if (wasHeard) tell();
  };
  const awaitNext = () => {
    clearTimeout(timer);
    timer = setTimeout(fail, silentAfter);
  };
  const beat = () => {
    awaitNext();
    if (isHeard) failures = 0;
    else {
      isHeard = true;
      tell();
    }
  };
  const hear = ({ data }: MessageEvent<string>) => {
    awaitNext();
    const { success, output } = v.safeParse(siteEventSchema, JSON.parse(data));
    // What a newer server says is news of some kind.
    tell(success ? output : undefined);
  };
  function open(): void {
    shut();
    if (page.hidden || closing.signal.aborted) return;
    source = connect(url);
    source.addEventListener(siteBeat.event, beat);
    source.addEventListener("message", hear);
    source.addEventListener("error", fail);
    awaitNext();
  }
  page.addEventListener("visibilitychange", open, { signal: closing.signal });
  open();

  return {
    isHeard: () => isHeard,
    listen: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    renew: open,
    close: () => {
      closing.abort();
      shut();
    },
  };
}
