import type { AttachedSite, OfficeChanges, PageType } from "@tour/api";
import { client } from "@tour/office/api";
import { watch } from "@tour/office/live";
import { createContext, use, useEffect, useState } from "react";
import type { EditorSession } from "../../../document/editor-session.ts";

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
  useEffect(() => {
    const viewed = { viewed_kind: `${type}_page`, viewed_id: id } as const;
    let cursor: string | undefined;
    return watch(async (signal) => {
      const part = document.store.getState().selectedId ?? undefined;
      const seen = !window.document.hidden && { ...viewed, viewed_part: part };
      const query = { organizer_id, since: cursor, ...seen };
      const { data } = await client.officeChanges({ query }, { signal });
      setColleagues((before) => (isSame(before, data.viewers) ? before : data.viewers));
      const isNamed = data.changes.some((one) => one.kind === viewed.viewed_kind && one.id === id);
      // Before the first look somebody may have saved; what is unsaved here meets theirs when it is saved.
      const isNewer = isNamed || data.is_outdated || cursor === undefined;
      if (isNewer && !autosave.isDirty()) {
        const page = await client.getPage({ query: { organizer_id, type } }, { signal });
        autosave.receive(page.data);
      }
      cursor = data.cursor;
    });
  }, [document, autosave, id, organizer_id, type]);
  return colleagues;
}

const isSame = (before: Colleagues, after: Colleagues): boolean =>
  JSON.stringify(before) === JSON.stringify(after);
