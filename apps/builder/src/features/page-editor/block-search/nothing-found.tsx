import { Button } from "@tour/ui-kit/button";
import { EmptyState } from "@tour/ui-kit/empty-state";
import { SearchX } from "lucide-react";
import { texts } from "../../../texts/ru.ts";

/** What stands in place of blocks when none has the typed words. */
export function NothingFound({ query, clear }: { query: string; clear: () => void }) {
  return (
    <EmptyState
      size="s"
      icon={<SearchX size={28} />}
      title={texts.blocks.nothingFound(query.trim())}
      action={
        <Button size="s" variant="secondary" onClick={clear}>
          {texts.blocks.showAll}
        </Button>
      }
    />
  );
}
