import { IconButton } from "@tour/ui-kit/button";
import { MessageSquare } from "lucide-react";
import { texts as allTexts } from "../../../texts/ru.ts";
import styles from "./comments.module.css";
import { useComments, useOpenCount } from "./use-comments.ts";

const texts = allTexts.draftLinks.comments;

/** How many comments of a block wait; nothing while none do. */
export function BlockComments({ id, title }: { id: string; title: string }) {
  const count = useOpenCount(id);
  const { show } = useComments();
  if (count === 0) return null;
  return (
    <IconButton
      size="s"
      className={styles.mark}
      label={texts.ofBlock(title, count)}
      onClick={() => show(id)}
    >
      <MessageSquare size={16} aria-hidden />
      <span className={styles.count}>{count}</span>
    </IconButton>
  );
}

/** The same of the whole page. */
export function PageComments() {
  const count = useOpenCount();
  const { show } = useComments();
  if (count === 0) return null;
  return (
    <IconButton className={styles.mark} label={texts.open(count)} onClick={() => show(null)}>
      <MessageSquare size={18} aria-hidden />
      <span className={styles.count}>{count}</span>
    </IconButton>
  );
}
