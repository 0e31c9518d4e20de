import { createElement } from "react";
import page from "../page-blocks/page.json";
import { variants } from "../page-blocks/static-variants.js";
import { InteractiveBlock } from "./interactive-block.jsx";

/** Server components, but for the blocks with behaviour: the form that Next recommends. */
export function BlocksPage() {
  const ofTag = (tag) => page.blocks.filter((block) => block.tag === tag).map(showBlock);
  return (
    <>
      {ofTag("header")}
      <main id="content">{ofTag("section")}</main>
      {ofTag("footer")}
    </>
  );
}

function showBlock({ id, type, variant, tag: Tag, anchor, isInteractive, props }) {
  const key = `${type}-${variant}`;
  return (
    <Tag key={id} id={anchor || undefined} data-block={id}>
      {isInteractive ? (
        <InteractiveBlock variant={key} props={props} />
      ) : (
        createElement(variants[key], props)
      )}
    </Tag>
  );
}
