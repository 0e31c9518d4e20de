import type { Block } from "@tour/api";
import { lateCode, useLateCode } from "@tour/office/late";
import { useBlockPicture } from "./block-pictures.tsx";
import { useInView } from "./use-in-view.ts";

/** The pictures of variants, by their addresses. */
export const variantPictures = lateCode(() => import("@tour/blocks/previews"));

interface BlockPictureProps {
  block: Block;
  className: string | undefined;
}

/** A block as the site shows it, small; until that is drawn, the picture of its variant. */
export function BlockPicture({ block, className }: BlockPictureProps) {
  const { place, isInView } = useInView<HTMLSpanElement>();
  const drawn = useBlockPicture(block, isInView);
  const pictures = useLateCode(variantPictures);
  const picture =
    drawn ??
    (pictures.kind === "ready" && pictures.code.previews[`${block.type}-${block.variant}`]);
  return (
    <span ref={place} className={className} data-drawn={Boolean(drawn)}>
      {picture && <img src={picture} alt="" loading="lazy" draggable={false} />}
    </span>
  );
}
