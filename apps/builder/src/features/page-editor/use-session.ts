import type { PageType } from "@tour/api";
import { useEffect, useState } from "react";
import { client } from "@tour/office/api";
import { useSaveAfterSignIn } from "@tour/office/sign-in";
import { followLastSave } from "@tour/office/unsaved-changes";
import { createSaver } from "../../document/create-saver.ts";
import { keptHistories } from "../../document/kept-histories.ts";
import { openSession } from "../../document/editor-session.ts";
import type { EditorSession } from "../../document/editor-session.ts";
import { selectByHash } from "../../document/select-by-hash.ts";
import type { LoadedPage } from "../../canvas/load-page.ts";

/** Opens the page once for as long as the editor is shown, and saves what is left on leaving. */
export function useSession(data: LoadedPage, type: PageType): EditorSession {
  const organizerId = data.site.organizer_id;
  const [session] = useState(() => {
    const query = { organizer_id: organizerId, type };
    const opened = openSession({
      organizerId,
      type,
      draft: data.draft,
      kept: data.kept,
      storage: window.localStorage,
      save: createSaver({
        saveEdit: async (body) => (await client.savePageEdit({ query, body })).data,
        savePage: async (body) => (await client.savePageBlocks({ query, body })).data,
      }),
    });
    selectByHash(opened.document, window.location.hash);
    return opened;
  });
  useEffect(() => {
    session.autosave.start();
    window.addEventListener("pagehide", session.autosave.keep);
    return () => {
      window.removeEventListener("pagehide", session.autosave.keep);
      followLastSave(["page", organizerId, type], session.autosave.flush());
      session.autosave.stop();
      keptHistories.keep({ organizerId, type }, session.document);
    };
  }, [session, organizerId, type]);
  const { store, flush } = session.autosave;
  useSaveAfterSignIn({ readState: () => store.getState().state, save: flush });
  return session;
}
