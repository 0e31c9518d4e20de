import type { Image } from "@tour/api";
import { useState } from "react";

const keyOf = ({ url }: Image, scope: string) => `${scope} ${url}`;

/**
 * The words of pictures that others have taken the place of: they may not be true of the new one, and
 * are offered for it instead of going with the old one in silence.
 */
export function useFormerAlts() {
  const [alts, setAlts] = useState<Readonly<Record<string, string>>>({});
  return {
    /** What was said of the picture that stood in this one's place; within a scope, where there are several. */
    formerAlt: (picture: Image, scope = ""): string | undefined => alts[keyOf(picture, scope)],

    /** Remembers the words of a picture that another takes the place of; answers them where the other has none. */
    noteReplaced(before: Image | null | undefined, next: Image, scope = ""): string | undefined {
      if (!before || next.alt) return undefined;
      const alt = before.alt || alts[keyOf(before, scope)];
      if (alt) setAlts((known) => ({ ...known, [keyOf(next, scope)]: alt }));
      return alt;
    },
  };
}
