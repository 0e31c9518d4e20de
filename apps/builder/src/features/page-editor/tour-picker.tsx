import type { PageData } from "@tour/blocks";
import { Select } from "@tour/ui-kit/select";
import { texts } from "../../texts/ru.ts";
import { useEditor } from "../../document/editor-context.ts";
import { hasMockTours, loadTour } from "../../document/load-shown-tours.ts";
import styles from "./toolbar.module.css";

/** Which tour the layout of tour pages is shown with. */
export function TourPicker({ showTour }: { showTour: (tour: PageData["tour"]) => void }) {
  const { page, site } = useEditor();
  if (page.tours.length < 2 || hasMockTours(page)) return null;

  async function show(slug: string) {
    const tour = await loadTour(site.id, slug);
    if (tour) showTour(tour);
  }

  return (
    <Select
      className={styles.tours}
      aria-label={texts.editor.tourShown}
      items={page.tours.map(({ slug, title }) => ({ value: slug, text: title }))}
      value={page.tour?.slug ?? null}
      onValueChange={(slug) => void show(String(slug))}
    />
  );
}
