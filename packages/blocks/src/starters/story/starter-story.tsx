import { BlockContent } from "../../render/block-content.tsx";
import { loadedVariant, loadVariant } from "../../render/load-variant.ts";
import type { PreparedBlock } from "../../render/prepare-block.ts";
import type { PageStarter } from "../define-starter.ts";
import { starters } from "../index.ts";
import { prepareStarter } from "./prepare-starter.ts";
import styles from "./starter-story.module.css";

const findByName = (name: string): PageStarter => {
  const starter = starters.find((other) => other.name === name);
  if (!starter) throw new Error(`No starter ${name}`);
  return starter;
};

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
