import { useMemo } from "react";
import { BlocksFrame } from "./blocks-frame.tsx";
import type { BlocksFrameProps } from "./blocks-frame.tsx";
import { dressSite } from "./seen-part.ts";
import type { SeenPart } from "./seen-part.ts";

interface PartFrameProps extends Omit<BlocksFrameProps, "blocks" | "css"> {
  part: SeenPart;
}

/** Blocks in the look of the site that they stand on. */
export function PartFrame({ part, page, ...frame }: PartFrameProps) {
  const css = useMemo(() => dressSite(part.site), [part.site]);
  const ownPage = useMemo(() => ({ ...page, site: part.site }), [page, part.site]);
  return <BlocksFrame {...frame} blocks={part.blocks} page={ownPage} css={css} />;
}
