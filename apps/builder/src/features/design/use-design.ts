import { useMutation, useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { builderQueries } from "@tour/api/queries";
import type { Preset } from "@tour/theme";
import { client } from "@tour/office/api";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import type { StoreApi } from "zustand/vanilla";
import type { Undoing } from "../../undo/undoing.ts";
import { emptyDesignHistory, recordDesign, redoDesign, undoDesign } from "./design-history.ts";
import type { Design, DesignChange, DesignHistory } from "./design-history.ts";

/** What was done in this window, of each organiser: it outlives the screen. */
const histories = new Map<number, StoreApi<DesignHistory>>();

function historyOf(organizerId: number): StoreApi<DesignHistory> {
  const known = histories.get(organizerId) ?? createStore(() => emptyDesignHistory);
  histories.set(organizerId, known);
  return known;
}

interface OpenDesign {
  current: Design;
  /** Puts another preset on; calls back once it is. */
  choose: (preset_type: string, chosen: () => void) => void;
  change: (fields: Partial<Preset>) => void;
  /** As `change`, for what has to wait until the server has it; no step to take back. */
  follow: (fields: Partial<Preset>) => Promise<unknown>;
  undoing: Undoing;
  /** Another preset is being put on. */
  isChoosing: boolean;
  problem: Error | null;
}

/** The site's design under edit: each change is kept at once, and can be taken back. */
export function useDesign(organizerId: number): OpenDesign {
  const queryClient = useQueryClient();
  const query = { organizer_id: organizerId };
  const presetQuery = builderQueries.preset(client, organizerId);
  const current = useSuspenseQuery(presetQuery).data;
  const history = historyOf(organizerId);
  const { past, future } = useStore(history);
  const read = (): typeof current => queryClient.getQueryData(presetQuery.queryKey) ?? current;
  const record = (before: Design, after: Design) =>
    history.setState((known) => recordDesign(known, { before, after, at: Date.now() }));

  const settle = async (data: typeof current) => {
    queryClient.setQueryData(presetQuery.queryKey, data);
    await queryClient.invalidateQueries(builderQueries.site(client, organizerId));
    await queryClient.invalidateQueries(builderQueries.presetList(client, organizerId));
  };
  const choose = useMutation({
    mutationFn: (preset_type: string) => client.changePreset({ query, body: { preset_type } }),
    onMutate: read,
    onSuccess: async ({ data }, _, before) => {
      if (before.preset_type !== data.preset_type) record(before, data);
      await settle(data);
    },
  });
  /** What was one's own in another preset is gone with it: it comes back whole. */
  const restore = useMutation({
    mutationFn: async ({ preset_type, preset }: Design) => {
      await client.changePreset({ query, body: { preset_type } });
      return client.updatePresetData({ query, body: { fields: preset } });
    },
    onSuccess: ({ data }) => settle(data),
    onError: () => queryClient.invalidateQueries(presetQuery),
  });
  const mutationKey = ["organizer", organizerId, "update-preset"];
  const update = useMutation({
    mutationKey,
    // One after another, so that the last one wins on the server too.
    scope: { id: mutationKey.join("-") },
    mutationFn: (fields: Partial<Preset>) => client.updatePresetData({ query, body: { fields } }),
    // An answer to an older change says nothing of the newer ones that are on their way.
    onSuccess: ({ data }) =>
      queryClient.isMutating({ mutationKey }) > 1 ? undefined : settle(data),
    onError: () => queryClient.invalidateQueries(presetQuery),
  });
  /** Shows the fields at once, and keeps them. */
  const set = (fields: Partial<Preset>) => {
    const before = read();
    const after = { ...before, preset: { ...before.preset, ...fields } };
    queryClient.setQueryData(presetQuery.queryKey, after);
    return { before, after, kept: update.mutateAsync(fields) };
  };
  const isChoosing = choose.isPending || restore.isPending;
  const move = (next: typeof undoDesign) => {
    if (isChoosing) return;
    const { history: left, change } = next(history.getState(), read());
    history.setState(left);
    if (change) apply(change);
  };
  const apply = (change: DesignChange) => {
    if (change.kind === "preset") restore.mutate(change.design);
    else set(change.fields).kept.catch(shown);
  };
  return {
    current,
    choose: (preset_type, chosen) => choose.mutate(preset_type, { onSuccess: chosen }),
    change: (fields) => {
      const { before, after, kept } = set(fields);
      record(before, after);
      kept.catch(shown);
    },
    follow: (fields) => set(fields).kept,
    undoing: {
      canUndo: past.length > 0 && !isChoosing,
      canRedo: future.length > 0 && !isChoosing,
      undo: () => move(undoDesign),
      redo: () => move(redoDesign),
    },
    isChoosing,
    problem: choose.error ?? restore.error ?? update.error,
  };
}

/** The screen says what went wrong by `problem`. */
const shown = () => {};
