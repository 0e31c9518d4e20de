import type { Block } from "@tour/api";
import { BlockPicture } from "./block-picture.tsx";
import styles from "./picture-card.module.css";

interface PictureCardProps {
  /** What is seen of it, one under another. */
  blocks: readonly Block[];
  title: string;
  text?: string | undefined;
  disabled?: boolean;
  choose: () => void;
}

/** A card by which blocks are chosen: how they look on the site, and what they are called. */
export function PictureCard({ blocks, title, text, disabled, choose }: PictureCardProps) {
  return (
    <button type="button" className={styles.card} disabled={disabled} onClick={choose}>
      <span className={styles.pictures}>
        {blocks.map((block) => (
          <BlockPicture key={block.id} block={block} className={styles.picture} />
        ))}
      </span>
      <span className={styles.title}>{title}</span>
      {text && <span className={styles.text}>{text}</span>}
    </button>
  );
}
