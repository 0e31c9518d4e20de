import { Button } from "@tour/ui-kit/button";
import { Message } from "@tour/ui-kit/message";
import { Link2 } from "lucide-react";
import { texts } from "../../../../texts/ru.ts";
import { ArticleClashes } from "./article-clashes.tsx";
import styles from "./fill-by-link.module.css";
import type { FillState } from "./use-fill-by-link.ts";
import { useFillByLink } from "./use-fill-by-link.ts";

interface FillByLinkProps {
  /** Dotted path of the entry in the block's content. */
  path: string;
  value: Record<string, unknown> | null;
}

/** Fills an article of the press from its own page, once there is a link to it. */
export function FillByLink({ path, value }: FillByLinkProps) {
  const { state, fill, replace, stop } = useFillByLink(path);
  const url = typeof value?.url === "string" ? value.url : "";
  const isReading = state.step === "reading";
  const isCurrent = state.step === "done" && state.url === url;
  return (
    <div className={styles.fill}>
      <div className={styles.actions}>
        <Button
          size="s"
          variant="secondary"
          iconStart={<Link2 size={16} />}
          disabled={!url.trim()}
          loading={isReading}
          onClick={() => void fill(url)}
        >
          {texts.article.fill}
        </Button>
        {isReading && (
          <Button size="s" variant="ghost" onClick={stop}>
            {texts.article.stop}
          </Button>
        )}
      </div>
      <p className={styles.status} role="status">
        {wordsFor(state, isCurrent)}
      </p>
      {state.step === "failed" && <Message tone="danger">{state.message}</Message>}
      {isCurrent && state.clashes.length > 0 && (
        <ArticleClashes
          clashes={state.clashes}
          replace={(taken) => replace(state.url, taken)}
          keep={stop}
        />
      )}
    </div>
  );
}

function wordsFor(state: FillState, isCurrent: boolean): string {
  if (state.step === "reading") return texts.article.reading;
  if (state.step !== "done" || !isCurrent) return "";
  if (state.filled.length > 0) {
    return texts.article.filled(
      state.filled.map((field) => texts.article.fields[field]).join(", "),
    );
  }
  return state.clashes.length > 0 ? "" : texts.article.nothingNew;
}
