import { Button } from "@tour/ui-kit/button";
import { MessageSquare } from "lucide-react";
import { texts as allTexts } from "../../../texts/ru.ts";
import styles from "./comments.module.css";
import { useComments, useOpenCount } from "./use-comments.ts";

const texts = allTexts.commentMarks;

/** How many comments of a block wait; nothing while none do. */
export function BlockComments({ id, title }: { id: string; title: string }) {
  const count = useOpenCount(id);
  const { show } = useComments();
  return <Mark count={count} label={texts.ofBlock(title, count)} open={() => show(id)} />;
}

/** The same of the whole page. */
export function PageComments() {
  const count = useOpenCount();
  const { show } = useComments();
  return <Mark count={count} label={texts.open(count)} open={() => show(null)} />;
}

function Mark({ count, label, open }: { count: number; label: string; open: () => void }) {
  if (count === 0) return null;
  return (
    <Button
      variant="ghost"
      size="s"
      className={styles.mark}
      iconStart={<MessageSquare size={16} aria-hidden />}
      title={label}
      aria-label={label}
      onClick={open}
    >
      {count}
    </Button>
  );
}
