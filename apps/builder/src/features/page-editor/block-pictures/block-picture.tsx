import type { Block } from "@tour/api";
import { previews } from "@tour/blocks/previews";
import { useBlockPicture } from "./block-pictures.tsx";
import { useInView } from "./use-in-view.ts";

interface BlockPictureProps {
  block: Block;
  className: string | undefined;
}

/** A block as the site shows it, small; until that is drawn, the picture of its variant. */
export function BlockPicture({ block, className }: BlockPictureProps) {
  const { place, isInView } = useInView<HTMLSpanElement>();
  const drawn = useBlockPicture(block, isInView);
  const picture = drawn ?? previews[`${block.type}-${block.variant}`];
  return (
    <span ref={place} className={className} data-drawn={Boolean(drawn)}>
      {picture && <img src={picture} alt="" loading="lazy" draggable={false} />}
    </span>
  );
}
