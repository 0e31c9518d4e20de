import type { PageReading } from "@tour/api";
import { isOnly } from "../cache/revision-cache.ts";
import type { Services } from "./services.ts";
import { shareAnswers } from "./share-answers.ts";

interface ReadingPage {
  /** With which the page is made. */
  services: Services;
  /** Whether all that the page was made of so far was read at this revision. */
  isOf: (revision: string) => boolean;
}

/** Services that watch at which revisions the answers of one page are read. */
export function readPage(services: Services, from: PageReading): ReadingPage {
  const revisions = new Set<string | null>();
  const note = (revision: string | null) => void revisions.add(revision);
  const { clientOf } = services;
  return {
    services: {
      ...services,
      clientOf: (host, draftToken, part = { from, note }) => clientOf(host, draftToken, part),
      share: shareAnswers(services, { from, note }),
    },
    isOf: (revision) => isOnly(revisions, revision),
  };
}
