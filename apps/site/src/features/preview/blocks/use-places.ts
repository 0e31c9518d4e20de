import { listPlaces } from "@tour/blocks/render";
import type { PageFacts } from "@tour/blocks/render";
import { toBlocks } from "@tour/preview-protocol";
import { useMemo } from "react";
import { usePreviewState } from "../preview-context.ts";

/** Of the first screen of a tour's page, whose bar leads to the other blocks. */
const firstScreenType = 12;

/** Where the bar of a block leads to, as the document stands; the same list until that changes. */
export function usePlaces(type: number | undefined): PageFacts["places"] {
  const known = usePreviewState(({ document }) =>
    type === firstScreenType
      ? JSON.stringify(listPlaces(toBlocks(document).filter((block) => !block.is_hidden)))
      : null,
  );
  return useMemo(() => (known ? (JSON.parse(known) as PageFacts["places"]) : undefined), [known]);
}
