import { createElement } from "react";
import page from "../page-blocks/page.json";
import { variants } from "../page-blocks/variants.js";

/** The page's blocks as one React tree. */
export function Page() {
  const ofTag = (tag) => page.blocks.filter((block) => block.tag === tag).map(showBlock);
  return (
    <>
      {ofTag("header")}
      <main id="content">{ofTag("section")}</main>
      {ofTag("footer")}
    </>
  );
}

function showBlock({ id, type, variant, tag: Tag, anchor, props }) {
  return (
    <Tag key={id} id={anchor || undefined} data-block={id}>
      {createElement(variants[`${type}-${variant}`], props)}
    </Tag>
  );
}
