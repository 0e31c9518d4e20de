import { Link, defaultParseSearch, defaultStringifySearch } from "@tanstack/react-router";
import { useQuery } from "@tanstack/react-query";
import { Button, IconButton } from "@tour/ui-kit/button";
import { Message } from "@tour/ui-kit/message";
import { Bookmark, X } from "lucide-react";
import { useState } from "react";
import { describeFailure } from "@tour/office/api";
import { savedViewTexts as texts } from "../texts/saved-views.ru.ts";
import { SaveViewDialog } from "./save-view-dialog.tsx";
import styles from "./saved-views.module.css";
import { useRemoveView } from "./use-remove-view.tsx";
import type { ViewStore } from "./view-store.ts";

interface SavedViewsProps {
  store: ViewStore;
  /** What the screen's address asks for. */
  search: object;
  /** Whether that is worth a name. */
  isChosen: boolean;
}

/** One's own lists by their names, and a name for the one that is looked at. */
export function SavedViews({ store, search, isChosen }: SavedViewsProps) {
  const { data: views = [], error } = useQuery(store.list);
  const remove = useRemoveView(store);
  const [isSaving, setSaving] = useState(false);
  const present = defaultStringifySearch(search);
  const isKept = views.some((view) => view.search === present);
  const canSave = isChosen && !isKept;
  if (error) return <Message tone="danger">{describeFailure(error)}</Message>;
  if (views.length === 0 && !canSave) return null;
  return (
    <div className={styles.views}>
      {views.length > 0 && (
        <ul aria-label={texts.label} className={styles.list}>
          {views.map((view) => (
            <li key={view.id} className={styles.view}>
              <Link
                to="."
                // The address is read by the screen's own schema, whatever was kept.
                search={defaultParseSearch(view.search)}
                resetScroll={false}
                activeOptions={{ exact: true }}
                className={styles.link}
              >
                {view.name}
              </Link>
              <IconButton
                size="s"
                className={styles.remove}
                label={texts.remove(view.name)}
                onClick={() => remove(view)}
              >
                <X size={14} aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {canSave && (
        <Button
          variant="ghost"
          size="s"
          iconStart={<Bookmark size={16} aria-hidden />}
          onClick={() => setSaving(true)}
        >
          {texts.save}
        </Button>
      )}
      {isSaving && <SaveViewDialog store={store} search={present} close={() => setSaving(false)} />}
    </div>
  );
}
