import type { Assets } from "../assets/assets.ts";
import type { PageView } from "./page-view.ts";
import type { RenderedBlock } from "./render-block.tsx";

interface BlocksPageProps {
  view: PageView;
  assets: Assets;
}

/** A page of blocks: each block is HTML already, rendered by itself. */
export function BlocksPage({ view, assets }: BlocksPageProps) {
  const ofTag = (tag: RenderedBlock["tag"]) =>
    view.blocks.filter((block) => block.tag === tag).map(showBlock);
  return (
    <>
      {ofTag("header")}
      <main id="content" tabIndex={-1}>
        {ofTag("section")}
      </main>
      {ofTag("footer")}
    </>
  );

  function showBlock(block: RenderedBlock) {
    const { id, tag: Tag, anchor, html, islandJson } = block;
    const isIsland = islandJson !== null;
    return [
      <Tag
        key={id}
        id={anchor || undefined}
        data-block={id}
        data-island={isIsland ? assets.variantCode(block.key).script : undefined}
        dangerouslySetInnerHTML={{ __html: html }}
      />,
      // Beside the block, not inside: what is hydrated must be what was rendered.
      isIsland && (
        <script
          key={`${id}-props`}
          id={`${id}-props`}
          type="application/json"
          dangerouslySetInnerHTML={{ __html: islandJson }}
        />
      ),
    ];
  }
}
