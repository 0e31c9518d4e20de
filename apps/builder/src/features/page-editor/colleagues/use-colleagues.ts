import type { AttachedSite, OfficeChanges, PageType } from "@tour/api";
import { client } from "@tour/office/api";
import { createContext, use, useEffect, useState } from "react";
import type { EditorSession } from "../../../document/editor-session.ts";
import { useSiteWatch } from "../../../live/live-site.tsx";

/** Who else edits the page; `part` is the block whose form they have open. */
export type Colleagues = Readonly<OfficeChanges["viewers"]>;

const ColleaguesContext = createContext<Colleagues>([]);

export const ColleaguesProvider = ColleaguesContext;

/** Who else edits the page that is open. */
export const useColleagues = (): Colleagues => use(ColleaguesContext);

/** Tells colleagues where one is, learns where they are, and takes what they save. */
export function useWatchedPage(
  { document, autosave }: EditorSession,
  { id, organizer_id }: Pick<AttachedSite, "id" | "organizer_id">,
  type: PageType,
): Colleagues {
  const [colleagues, setColleagues] = useState<Colleagues>([]);
  const { follow, look } = useSiteWatch();
  useEffect(() => {
    // Before the first look somebody may have saved.
    let isBehind = true;
    const stop = follow({
      siteId: id,
      type,
      part: () => document.store.getState().selectedId ?? undefined,
      hear: async ({ changes, viewers, is_outdated: isOutdated }, signal) => {
        setColleagues((before) => (isSame(before, viewers) ? before : viewers));
        isBehind ||=
          isOutdated || changes.some((one) => one.kind === `${type}_page` && one.id === id);
        // What is unsaved here meets theirs when it is saved.
        if (!isBehind || autosave.isDirty()) return;
        const page = await client.getPage({ query: { organizer_id, type } }, { signal });
        isBehind = !autosave.receive(page.data);
      },
    });
    const stopStepping = document.store.subscribe(({ selectedId }, before) => {
      if (selectedId !== before.selectedId) look();
    });
    const stopSaving = autosave.store.subscribe(({ state }) => {
      if (isBehind && state.kind === "saved") look();
    });
    return () => {
      stop();
      stopStepping();
      stopSaving();
    };
  }, [document, autosave, follow, look, id, organizer_id, type]);
  return colleagues;
}

const isSame = (before: Colleagues, after: Colleagues): boolean =>
  JSON.stringify(before) === JSON.stringify(after);
