import type { QueryClient } from "@tanstack/react-query";
import type { OfficeChanges, PageType, SiteEvent } from "@tour/api";
import { client } from "@tour/office/api";
import { watch } from "@tour/office/live";
import { readAnew } from "./read-anew.ts";
import { openSiteChannel } from "./site-channel.ts";
import type { SiteChannel } from "./site-channel.ts";

/** A page that is open for editing, told of each look. */
export interface FollowedPage {
  siteId: number;
  type: PageType;
  /** The block whose form is open: colleagues see it. */
  part: () => string | undefined;
  hear: (heard: OfficeChanges, signal: AbortSignal) => Promise<void>;
}

export interface SiteWatch {
  /** Begins to look, until the function in the answer is called. */
  start: () => () => void;
  /** Follows one page; the screen shows no other. */
  follow: (page: FollowedPage) => () => void;
  /** Looks at once. */
  look: () => void;
}

/**
 * Keeps an open screen as new as what others do with the site: by the channel where it is heard, by
 * asking every few seconds where it is not.
 */
export function watchSite(
  organizerId: number,
  queryClient: QueryClient,
  openChannel: (organizerId: number) => SiteChannel = openSiteChannel,
): SiteWatch {
  let followed: FollowedPage | undefined;
  let channel: SiteChannel | undefined;
  let cursor: string | undefined;
  let ring = () => {};

  const isNews = (event: SiteEvent | undefined) =>
    event?.what !== "viewers" || event.type === followed?.type;
  const look = async (signal: AbortSignal) => {
    const page = followed;
    const isSeen = page && !document.hidden;
    const { data } = await client.officeChanges(
      { query: { organizer_id: organizerId, since: cursor, ...(isSeen && toViewed(page)) } },
      { signal },
    );
    await page?.hear(data, signal);
    await readAnew(queryClient, organizerId, data, page !== undefined);
    cursor = data.cursor;
  };

  return {
    start: () => {
      const opened = openChannel(organizerId);
      channel = opened;
      const listen = (heard: () => void) => {
        ring = heard;
        return opened.listen((event) => isNews(event) && heard());
      };
      const stop = watch(look, { bell: { isHeard: opened.isHeard, listen } });
      return () => {
        stop();
        opened.close();
        ring = () => {};
      };
    },
    follow: (page) => {
      followed = page;
      ring();
      return () => {
        followed = undefined;
        channel?.renew();
      };
    },
    look: () => ring(),
  };
}

const toViewed = ({ type, siteId, part }: FollowedPage) =>
  ({ viewed_kind: `${type}_page`, viewed_id: siteId, viewed_part: part() }) as const;
