import { createBlock } from "../../definitions.ts";
import { BlockContent } from "../../render/block-content.tsx";
import { loadedVariant, loadVariant } from "../../render/load-variant.ts";
import { prepareBlock } from "../../render/prepare-block.ts";
import type { PreparedBlock } from "../../render/prepare-block.ts";
import { withSampleMedia } from "../../story/with-sample-media.ts";
import { createStarterBlocks } from "../create-starter-blocks.ts";
import type { PageStarter } from "../define-starter.ts";
import { starters } from "../index.ts";
import styles from "./starter-story.module.css";
import { makeStarterPage } from "./starter-worlds.ts";

const findByName = (name: string): PageStarter => {
  const starter = starters.find((other) => other.name === name);
  if (!starter) throw new Error(`No starter ${name}`);
  return starter;
};

/** The blocks that a visitor of the page would see, ready to render. */
export function prepareStarter(starter: PageStarter): PreparedBlock[] {
  const page = makeStarterPage(starter.name, starter.page);
  const own = createStarterBlocks(starter);
  // A tour page stands between the header and footer of its site.
  const blocks = starter.page === "main" ? own : [createBlock(1), ...own, createBlock(2, 3)];
  return blocks
    .map((block) => prepareBlock(withSampleMedia(block), withSampleMedia(page)))
    .filter((prepared) => typeof prepared !== "string");
}

/** Loads what the story then shows at once. */
export async function loadStarter(name: string): Promise<object> {
  const prepared = prepareStarter(findByName(name));
  await Promise.all(prepared.map(({ type, variant }) => loadVariant(type, variant)));
  return {};
}

/** A starter as a whole page, as its visitors would see it. */
export function StarterStory({ name }: { name: string }) {
  const prepared = prepareStarter(findByName(name));
  const listed = (tag: PreparedBlock["tag"]) => prepared.filter((block) => block.tag === tag);
  return (
    <div className={styles.page}>
      {listed("header").map((block) => (
        <header key={block.id} className={styles.header}>
          <Shown block={block} />
        </header>
      ))}
      <main>
        {listed("section").map((block) => (
          <section key={block.id} id={block.anchor || undefined}>
            <Shown block={block} />
          </section>
        ))}
      </main>
      {listed("footer").map((block) => (
        <footer key={block.id} id={block.anchor || undefined}>
          <Shown block={block} />
        </footer>
      ))}
    </div>
  );
}

function Shown({ block }: { block: PreparedBlock }) {
  const variant = loadedVariant(block.type, block.variant);
  if (!variant) throw new Error(`Variant ${block.type}-${block.variant} is not loaded`);
  return <BlockContent variant={variant} props={block.props} />;
}
