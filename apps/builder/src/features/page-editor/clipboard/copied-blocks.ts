import * as v from "valibot";

const name = "copied-blocks";

/** Kept no longer: what was copied yesterday is not expected any more. In ms. */
const maxAge = 60 * 60 * 1000;

const keptSchema = v.object({
  text: v.string(),
  /** Whether the system's clipboard has it, too: then that one knows what was copied last. */
  isInClipboard: v.boolean(),
  at: v.number(),
});

type KeyValueStore = Pick<Storage, "getItem" | "setItem">;

/** What was copied last in this browser, for all of its tabs: a clipboard may be refused. */
export function createCopiedBlocks(store: KeyValueStore, now: () => number = Date.now) {
  return {
    /** Answers whether it could be kept. */
    keep(text: string, isInClipboard: boolean): boolean {
      try {
        store.setItem(name, JSON.stringify({ text, isInClipboard, at: now() }));
        return true;
      } catch {
        return false;
      }
    },

    /**
     * What is to be pasted: the clipboard's text, or what was kept where that can't be read (null), or
     * never got what was copied.
     */
    choose(clipboard: string | null): string {
      const kept = read(store);
      const isFresh = kept !== null && now() - kept.at < maxAge;
      if (isFresh && (clipboard === null || !kept.isInClipboard)) return kept.text;
      return clipboard ?? "";
    },
  };
}

function read(store: KeyValueStore): v.InferOutput<typeof keptSchema> | null {
  try {
    const parsed = v.safeParse(keptSchema, JSON.parse(store.getItem(name) ?? "null"));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}
