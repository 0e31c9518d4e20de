import type { Block, BlockTemplate } from "@tour/api";
import { blocksForPage, copyBlock, createBlock } from "@tour/blocks/definitions";
import type { ListedBlock } from "@tour/blocks/definitions";
import { Button } from "@tour/ui-kit/button";
import { Modal } from "@tour/ui-kit/modal";
import { ArrowLeft } from "lucide-react";
import { useState } from "react";
import { texts } from "../../../texts/ru.ts";
import { useDocument, useEditor } from "../../../document/editor-context.ts";
import { readOrganizerFacts } from "../../../document/load-shown-tours.ts";
import { findTypes } from "../block-search/find-blocks.ts";
import { NothingFound } from "../block-search/nothing-found.tsx";
import { SearchField } from "../block-search/search-field.tsx";
import { useBlockActions } from "../block-actions/use-block-actions.tsx";
import { admitBlocks } from "../clipboard/admit-blocks.ts";
import { cleanPastedHtml } from "../clipboard/clean-pasted-html.ts";
import { PictureCard } from "../block-pictures/picture-card.tsx";
import { OwnTemplates } from "../own-templates/own-templates.tsx";
import styles from "./block-palette.module.css";

interface BlockPaletteProps {
  open: boolean;
  close: () => void;
  /** The block that the new one is put before; null for the end. */
  before: string | null;
}

/** All blocks that fit the page; a block with several looks then asks for the look. */
export function BlockPalette({ open, close, before }: BlockPaletteProps) {
  const { document, type, page } = useEditor();
  const actions = useBlockActions();
  const [query, setQuery] = useState("");
  const [chosen, setChosen] = useState<ListedBlock | null>(null);

  const [made] = useState(() => new Map<string, Block>());
  /** A block as it begins; the same one as long as the palette stands, for its picture is drawn once. */
  const newBlock = (number: number, variant: number): Block => {
    const key = `${number}-${variant}`;
    const block = made.get(key) ?? createBlock(number, variant, readOrganizerFacts(page));
    made.set(key, block);
    return block;
  };

  const admit = ({ blocks }: BlockTemplate) =>
    admitBlocks(blocks, {
      type,
      document: document.store.getState().document,
      cleanHtml: cleanPastedHtml,
    });

  const add = (number: number, variant: number) => {
    const block = copyBlock(newBlock(number, variant));
    document.edit({ kind: "insert", block, before });
    document.select(block.id);
    close();
  };

  return (
    <Modal
      open={open}
      onOpenChange={(isOpen) => !isOpen && close()}
      onClosed={() => {
        setChosen(null);
        setQuery("");
      }}
      width={880}
      title={chosen ? chosen.definition.title : texts.palette.title}
    >
      {chosen ? (
        <>
          <Button
            size="s"
            variant="ghost"
            iconStart={<ArrowLeft size={16} />}
            onClick={() => setChosen(null)}
          >
            {texts.palette.back}
          </Button>
          <ul className={styles.grid}>
            {chosen.variants.map(({ number, title }) => (
              <li key={number}>
                <PictureCard
                  blocks={[newBlock(chosen.definition.type, number)]}
                  title={title}
                  choose={() => add(chosen.definition.type, number)}
                />
              </li>
            ))}
          </ul>
        </>
      ) : (
        <>
          <SearchField label={texts.blocks.searchTypes} value={query} change={setQuery} />
          <OwnTemplates
            query={query}
            place={(template) => {
              if (actions.place(admit(template), before)) close();
            }}
          />
          <Types
            page={type}
            query={query}
            clear={() => setQuery("")}
            newBlock={newBlock}
            choose={setChosen}
            add={add}
          />
        </>
      )}
    </Modal>
  );
}

interface TypesProps {
  page: "main" | "tour";
  /** Words that the shown types have; empty for all. */
  query: string;
  clear: () => void;
  newBlock: (type: number, variant: number) => Block;
  choose: (block: ListedBlock) => void;
  add: (type: number, variant: number) => void;
}

function Types({ page, query, clear, newBlock, choose, add }: TypesProps) {
  const blocks = useDocument((state) => state.document.blocks);
  const used = new Set(Object.values(blocks).map(({ type }) => type));
  const isTaken = ({ definition: { shared, type } }: ListedBlock) =>
    Boolean(shared) && used.has(type);
  // What can't be added comes last: it would be the first thing seen.
  const listed = blocksForPage(page).toSorted((a, b) => Number(isTaken(a)) - Number(isTaken(b)));
  const found = findTypes(listed, query);
  return (
    <>
      <p role="status" className={styles.found}>
        {query.trim() !== "" && texts.blocks.found(found.length)}
      </p>
      {found.length === 0 && <NothingFound query={query} clear={clear} />}
      <ul className={styles.grid}>
        {found.map(({ listed: block, variants }) => {
          const { type, title, description } = block.definition;
          const text =
            variants.length > 0 ? texts.blocks.byVariants(variants.join(", ")) : description;
          return (
            <li key={type}>
              <PictureCard
                blocks={[newBlock(type, 1)]}
                title={title}
                text={isTaken(block) ? texts.palette.onlyOne : text}
                disabled={isTaken(block)}
                choose={() => (block.variants.length > 1 ? choose(block) : add(type, 1))}
              />
            </li>
          );
        })}
      </ul>
    </>
  );
}
