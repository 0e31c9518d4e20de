import { memoizeWeak } from "../../cache/memoize-weak.ts";
import type { Services } from "../../platform/services.ts";
import { LiveIndex } from "./live-index.ts";

/** The tours in memory, as search needs them: one index a process. */
export const searchOf = memoizeWeak(({ db }: Services) => new LiveIndex(db));
