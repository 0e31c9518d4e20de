import { createStore } from "zustand/vanilla";
import type { StoreApi } from "zustand/vanilla";
import { withoutReload } from "./reloading.ts";
import { mendStyleSheets } from "./mend-style-sheets.ts";

export type CodeState<Code> =
  | { kind: "absent" | "loading" | "failed" }
  | { kind: "ready"; code: Code };

/** Code that no first screen waits for: it comes when it is needed, or before, when there is time. */
export interface LateCode<Code> {
  store: StoreApi<CodeState<Code>>;
  /** Answers the code, or undefined where it could not be loaded; the next call tries again. */
  load: () => Promise<Code | undefined>;
  /** The code, where it is there already. */
  now: () => Code | undefined;
}

/** Loads code once, whoever asks for it and however often. */
export function lateCode<Code>(fetchCode: () => Promise<Code>): LateCode<Code> {
  const store = createStore<CodeState<Code>>(() => ({ kind: "absent" }));
  const setState = (state: CodeState<Code>) => store.setState(state, true);
  let loading: Promise<Code | undefined> | undefined;

  const run = async (hasFailed: boolean) => {
    try {
      if (hasFailed) await mendStyleSheets();
      const code = await withoutReload(fetchCode);
      setState({ kind: "ready", code });
      return code;
    } catch {
      setState({ kind: "failed" });
      return undefined;
    } finally {
      loading = undefined;
    }
  };

  const load = async () => {
    const state = store.getState();
    if (state.kind === "ready") return state.code;
    if (state.kind !== "loading") {
      setState({ kind: "loading" });
      loading = run(state.kind === "failed");
    }
    return loading;
  };
  const now = () => {
    const state = store.getState();
    return state.kind === "ready" ? state.code : undefined;
  };
  return { store, load, now };
}
