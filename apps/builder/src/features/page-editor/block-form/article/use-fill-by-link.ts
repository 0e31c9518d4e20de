import { ApiError } from "@tour/api";
import { readPath } from "@tour/preview-protocol";
import { useEffect, useRef, useState } from "react";
import { client, describeFailure } from "@tour/office/api";
import { texts } from "../../../../texts/ru.ts";
import { useEditor } from "../../../../document/editor-context.ts";
import { useBlockForm } from "../form-context.ts";
import { fillArticle } from "./fill-article.ts";
import type { ArticleEntry, ArticleField, Clash } from "./fill-article.ts";

export type FillState =
  | { step: "idle" }
  | { step: "reading" }
  | { step: "failed"; message: string }
  | { step: "done"; url: string; filled: ArticleField[]; clashes: Clash[] };

/** Reads an article's page and fills its entry of the list: one undo step, nothing typed is lost. */
export function useFillByLink(path: string) {
  const { document, organizerId } = useEditor();
  const { blockId, write } = useBlockForm();
  const [state, setState] = useState<FillState>({ step: "idle" });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  /** The entry as it stands now, wherever it was moved meanwhile; undefined once it is another. */
  function find(url: string): { path: string; entry: ArticleEntry } | undefined {
    const content = document.store.getState().document.blocks[blockId]?.content;
    const listPath = path.slice(0, path.lastIndexOf("."));
    const list = (readPath(content, listPath) ?? []) as (ArticleEntry | null)[];
    const own = Number(path.slice(listPath.length + 1));
    const index = list[own]?.url === url ? own : list.findIndex((entry) => entry?.url === url);
    const entry = list[index];
    return entry ? { path: `${listPath}.${index}`, entry } : undefined;
  }

  async function fill(url: string): Promise<void> {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    setState({ step: "reading" });
    try {
      const query = { organizer_id: organizerId };
      const input = { query, body: { url: url.trim() } };
      const { data } = await client.parseMassMediaArticle(input, { signal });
      if (signal.aborted) return;
      const found = find(url);
      if (!found) return setState({ step: "failed", message: texts.article.changed });
      const { entry, filled, clashes } = fillArticle(found.entry, data);
      // Typed without its beginning, a link leads nowhere: the page's own address is whole.
      const isWhole = /^https?:\/\//i.test(url.trim());
      const complete = isWhole ? entry : { ...entry, url: data.url };
      if (complete !== found.entry) write(found.path, complete);
      setState({ step: "done", url: complete.url, filled, clashes });
    } catch (error) {
      if (!signal.aborted) setState({ step: "failed", message: wordsOf(error) });
    }
  }

  /** Takes the page's words in the named fields instead of those that stand there. */
  function replace(url: string, clashes: readonly Clash[]): void {
    const found = find(url);
    if (!found) return setState({ step: "failed", message: texts.article.changed });
    const taken = Object.fromEntries(clashes.map((clash) => [clash.field, clash.found]));
    write(found.path, { ...found.entry, ...taken });
    setState({ step: "done", url, filled: clashes.map(({ field }) => field), clashes: [] });
  }

  function stop(): void {
    running.current?.abort();
    setState({ step: "idle" });
  }

  return { state, fill, replace, stop };
}

function wordsOf(error: unknown): string {
  if (!(error instanceof ApiError)) return texts.article.failed;
  return error.validation.url?.[0] ?? describeFailure(error);
}
