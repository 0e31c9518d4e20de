import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { builderQueries } from "@tour/api/queries";
import type { Preset } from "@tour/theme";
import { client } from "@tour/office/api";
import { useSaveAfterSignIn } from "@tour/office/sign-in";
import { useUnsaved } from "@tour/office/unsaved-changes";
import { useEffect } from "react";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import type { StoreApi } from "zustand/vanilla";
import { nextOrder } from "../../undo/order-deeds.ts";
import type { Undoing } from "../../undo/undoing.ts";
import { texts } from "../../texts/ru.ts";
import { emptyDesignHistory, recordDesign } from "./design-history.ts";
import type { DesignHistory } from "./design-history.ts";
import type { Design } from "./saving/design-parts.ts";
import type { DesignSaver } from "./saving/design-saver.ts";
import { useDesignUndo } from "./use-design-undo.ts";
import { followDesign, openDesign } from "./saving/open-designs.ts";

/** What was done in this window, of each organiser: it outlives the screen. */
const histories = new Map<number, StoreApi<DesignHistory>>();

function historyOf(organizerId: number): StoreApi<DesignHistory> {
  const known = histories.get(organizerId) ?? createStore(() => emptyDesignHistory);
  histories.set(organizerId, known);
  return known;
}

interface OpenDesign {
  current: Design;
  saver: DesignSaver;
  /** Puts a whole look on: another preset, or a brand. */
  wear: (design: Design) => void;
  change: (fields: Partial<Preset>) => void;
  /** As `change`, for what has to be with the server before one goes on; no step to take back. */
  follow: (fields: Partial<Preset>) => Promise<void>;
  undoing: Undoing;
  /** Null once all is with the server, else why it is not: before what is done with it there. */
  save: () => Promise<string | null>;
}

/** The site's design under edit: each change is kept at once, and can be taken back. */
export function useDesign(organizerId: number, isOwner: boolean): OpenDesign {
  const queryClient = useQueryClient();
  const server = useSuspenseQuery(builderQueries.preset(client, organizerId)).data;
  const saver = openDesign(queryClient, { organizerId, server, isOwner });
  const { design: current, state, isKept } = useStore(saver.store);
  const history = historyOf(organizerId);
  useEffect(() => saver.receive(server), [saver, server]);
  useEffect(() => {
    void saver.flush();
    return () => followDesign(organizerId, saver);
  }, [saver, organizerId]);
  useSaveAfterSignIn({ readState: () => saver.store.getState().state, save: saver.flush });
  // Where the browser keeps nothing, only this page has it.
  useUnsaved(!isKept && state.kind !== "saved");

  const read = () => saver.store.getState().design;
  const withFields = (fields: Partial<Preset>): Design => {
    const { preset_type, preset } = read();
    return { preset_type, preset: { ...preset, ...fields } };
  };
  const wear = (after: Design) => {
    const step = { before: read(), after, at: Date.now(), order: nextOrder() };
    history.setState((known) => recordDesign(known, step));
    saver.set(after);
  };
  const save = async () => {
    const after = await saver.flush();
    if (after.kind === "saved") return null;
    if (after.kind === "conflict") return texts.save.conflict;
    if (after.kind === "refused") return after.message;
    return saver.store.getState().isKept ? texts.save.retrying : texts.save.retryingUnkept;
  };
  return {
    current,
    saver,
    wear,
    change: (fields) => wear(withFields(fields)),
    follow: async (fields) => {
      saver.set(withFields(fields));
      const after = await saver.flush();
      if (after.kind === "refused") throw new Error(after.message);
    },
    undoing: useDesignUndo(organizerId, { history, saver }),
    save,
  };
}
