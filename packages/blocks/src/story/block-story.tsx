import { findBlock } from "../definitions.ts";
import type { Variant } from "../definition/define-variant.ts";
import { BlockContent } from "../render/block-content.tsx";
import { prepareBlock } from "../render/prepare-block.ts";
import { makeSamplePage } from "../sample/sample-page.ts";
import { withSampleMedia } from "./with-sample-media.ts";
import { withoutPictures } from "./without-pictures.ts";

interface BlockStoryProps {
  type: number;
  variant: Variant;
  /** Takes every picture out: the layout closes up and still looks meant. */
  isWithoutPictures?: boolean;
}

/** A variant with its block's sample content, as it stands on a page. */
export function BlockStory({ type, variant, isWithoutPictures = false }: BlockStoryProps) {
  const definition = findBlock(type)?.definition;
  if (!definition) throw new Error(`No block of type ${type}`);
  const page = withSampleMedia(makeSamplePage(definition.pages.includes("main") ? "main" : "tour"));
  const content: Record<string, unknown> = withSampleMedia(definition.sample);
  const prepared = prepareBlock(
    {
      id: "story",
      type,
      variant: variant.info.number,
      status: 2,
      is_hidden: false,
      anchor: "",
      content_version: definition.version,
      content: isWithoutPictures ? withoutPictures(content) : content,
    },
    isWithoutPictures ? withoutPictures(page) : page,
    { isPreview: true },
  );
  if (typeof prepared === "string") throw new Error(`The sample of block ${type} is ${prepared}`);
  const { tag: Tag } = prepared;
  return (
    <Tag>
      <BlockContent variant={variant} props={prepared.props} />
    </Tag>
  );
}
