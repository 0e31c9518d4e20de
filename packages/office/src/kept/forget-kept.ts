import { askKept } from "./ask-kept.ts";

/** How many changes wait on this device for a network; none where the browser keeps nothing. */
export const countUnsent = (): Promise<number> =>
  askKept("unsent", "readonly", (store) => store.getAll()).then(
    // What has arrived stays for a while, to be taken back.
    (all: { settledAt?: number | null }[]) => all.filter((one) => !one.settledAt).length,
    () => 0,
  );

/** Erases whatever is kept on this device of the office: a session is over. */
export async function forgetKept(): Promise<void> {
  await forgetAnswers();
  await askKept("unsent", "readwrite", (store) => store.clear()).catch(() => {});
}

/** Erases what was read alone: what was written waits for its author. */
export const forgetAnswers = (): Promise<void> =>
  askKept("answers", "readwrite", (store) => store.clear()).then(
    () => {},
    () => {},
  );
