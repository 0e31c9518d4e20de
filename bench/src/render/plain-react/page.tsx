import { createElement } from "react";
import page from "page-blocks/page.json";
import { variants } from "page-blocks/variants.js";
import type { PeerBlock } from "../../page-blocks/page.ts";

/** The page's blocks as one React tree. */
export function Page() {
  const ofTag = (tag: PeerBlock["tag"]) =>
    page.blocks.filter((block) => block.tag === tag).map(showBlock);
  return (
    <>
      {ofTag("header")}
      <main id="content">{ofTag("section")}</main>
      {ofTag("footer")}
    </>
  );
}

function showBlock({ id, type, variant, tag: Tag, anchor, props }: PeerBlock) {
  const component = variants[`${type}-${variant}`];
  if (!component) throw new Error(`No variant ${type}-${variant}`);
  return (
    <Tag key={id} id={anchor || undefined} data-block={id}>
      {createElement(component, props as object)}
    </Tag>
  );
}
