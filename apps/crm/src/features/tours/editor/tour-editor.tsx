import type { EditedTour } from "@tour/api";
import { Screen } from "@tour/office/shell";
import { useFieldValue } from "@tour/validation/react";
import { useEffect, useMemo, useRef, useState } from "react";
import { tourEditorTexts as texts } from "../../../texts/tour-editor.ru.ts";
import { Conflict } from "./conflict.tsx";
import styles from "./editor.module.css";
import { EditorHead } from "./editor-head.tsx";
import { listFailedSections } from "./list-failed-sections.ts";
import { focusField } from "./overview/focus-field.ts";
import { Overview } from "./overview/overview.tsx";
import { PagePreview } from "./preview/page-preview.tsx";
import { PreviewSwitch } from "./preview/preview-switch.tsx";
import { usePreviewLayout } from "./preview/use-preview-layout.ts";
import { SectionList } from "./section-list.tsx";
import { tourSections } from "./sections/index.ts";
import { TourEditingContext } from "./tour-form.ts";
import { useTourForm } from "./use-tour-form.ts";

interface TourEditorProps {
  tour: EditedTour;
  /** Which part is open. */
  section: string;
  open: (section: string) => void;
}

/** A tour in parts, one of them open; what is typed saves itself. */
export function TourEditor({ tour, section, open }: TourEditorProps) {
  const tourForm = useTourForm(tour);
  const { form, state } = tourForm;
  const title = useFieldValue(form, "title");
  const shown = tourSections.find(({ name }) => name === section)?.name ?? "overview";
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set([shown]));
  if (!opened.has(shown)) setOpened(new Set([...opened, shown]));
  const failed = useMemo(() => listFailedSections(state), [state]);
  const openAt = useOpenAt(shown, open);
  const layout = usePreviewLayout();
  const { isBeside, isShown } = layout;
  const editing = useMemo(() => ({ form, tour }), [form, tour]);
  return (
    <TourEditingContext value={editing}>
      <Screen
        width="wide"
        className={[styles.page, isBeside && isShown && styles.split].filter(Boolean).join(" ")}
      >
        <EditorHead {...{ tour, title, tourForm, open, layout }} />
        <Conflict tourForm={tourForm} />
        {!isBeside && <PreviewSwitch layout={layout} />}
        <div className={styles.body} data-page={isShown && (isBeside ? layout.device : "instead")}>
          <SectionList shown={shown} failed={failed} open={open} />
          <div className={styles.content}>
            {shown === "overview" && <Overview tour={tour} tourForm={tourForm} open={openAt} />}
            {tourSections
              .filter(({ name }) => opened.has(name))
              .map(({ name, title: heading, lead, Show }) => (
                // What was opened stays: what was refused there stands at its field, folded or not.
                <section key={name} hidden={name !== shown} className={styles.section}>
                  <header>
                    <h2 className={styles.heading}>{heading}</h2>
                    {lead && <p className={styles.lead}>{lead}</p>}
                  </header>
                  <Show />
                </section>
              ))}
            <NextSection shown={shown} open={open} />
          </div>
          {layout.isLoaded && <PagePreview tour={tour} form={form} layout={layout} />}
        </div>
      </Screen>
    </TourEditingContext>
  );
}

/** Opens a part, and goes on to a field of it once that is there. */
function useOpenAt(shown: string, open: (section: string) => void) {
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    if (wanted.current !== null && focusField(wanted.current)) wanted.current = null;
  }, [shown]);
  return (section: string, field: string) => {
    wanted.current = field;
    open(section);
  };
}

/** The way on, for whoever fills in one part after the other. */
function NextSection({ shown, open }: { shown: string; open: (section: string) => void }) {
  const next = tourSections[tourSections.findIndex(({ name }) => name === shown) + 1];
  if (!next || shown === "overview") return null;
  return (
    <button type="button" className={styles.next} onClick={() => open(next.name)}>
      <span className={styles.nextLabel}>{texts.next}</span>
      {next.title}
    </button>
  );
}
