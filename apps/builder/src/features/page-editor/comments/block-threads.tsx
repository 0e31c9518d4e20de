import type { DraftComment } from "@tour/api";
import { Button } from "@tour/ui-kit/button";
import { useDocument, useEditor } from "../../../document/editor-context.ts";
import { nameBlock } from "../../../document/name-block.ts";
import { texts as allTexts } from "../../../texts/ru.ts";
import { CommentThread } from "./comment-thread.tsx";
import styles from "./comments.module.css";
import { useComments } from "./use-comments.ts";

const texts = allTexts.draftLinks.comments;

/** Comments by their blocks in the page's order, those of blocks that are gone behind them. */
export function BlockThreads({ comments }: { comments: readonly DraftComment[] }) {
  const { document } = useEditor();
  const { close } = useComments();
  const page = useDocument((state) => state.document);
  const said = new Set(comments.map((one) => one.block_id));
  const ids = new Set([...page.order.filter((id) => said.has(id)), ...said]);
  return [...ids].map((id) => {
    const own = comments.filter((one) => one.block_id === id);
    const block = page.blocks[id];
    const name = nameBlock(block ?? { type: own[0]!.block_type });
    return (
      <section key={id} className={styles.block}>
        <h3 className={styles.heading}>
          {block ? (
            <Button
              variant="ghost"
              size="s"
              className={styles.toBlock}
              aria-label={texts.goTo(name)}
              onClick={() => {
                close();
                document.select(id);
              }}
            >
              {name}
            </Button>
          ) : (
            texts.gone(name)
          )}
        </h3>
        <ul className={styles.list}>
          {own.map((comment) => (
            <CommentThread key={comment.id} comment={comment} />
          ))}
        </ul>
      </section>
    );
  });
}
