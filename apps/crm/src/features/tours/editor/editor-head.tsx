import { Link } from "@tanstack/react-router";
import type { EditedTour } from "@tour/api";
import { useSite } from "@tour/office/shell";
import { ChevronLeft, ArrowUpRight } from "lucide-react";
import { LiveViewers } from "../../../live/viewers.tsx";
import { tourEditorTexts as texts } from "../../../texts/tour-editor.ru.ts";
import { guestAddress } from "./guest-address.ts";
import styles from "./editor.module.css";
import { PreviewSwitch } from "./preview/preview-switch.tsx";
import type { PreviewLayout } from "./preview/use-preview-layout.ts";
import { SaveIndicator } from "./save-indicator.tsx";
import type { TourForm } from "./use-tour-form.ts";

interface EditorHeadProps {
  tour: EditedTour;
  /** As it is typed now. */
  title: string;
  tourForm: TourForm;
  open: (section: string) => void;
  layout: PreviewLayout;
}

/** Which tour it is, whether it is saved, and the ways out of it. */
export function EditorHead({ tour, title, tourForm, open, layout }: EditorHeadProps) {
  const address = guestAddress(useSite(), tour);
  return (
    <header className={styles.head}>
      <Link
        to="/$organizerId/tours"
        params={{ organizerId: tour.organizer_id }}
        className={styles.back}
      >
        <ChevronLeft size={16} aria-hidden />
        {texts.back}
      </Link>
      <h1 className={styles.title}>{title.trim() || texts.untitled}</h1>
      <div className={styles.status}>
        <LiveViewers />
        <SaveIndicator tourForm={tourForm} open={open} />
        {address && (
          <a className={styles.guest} href={address} target="_blank" rel="noopener">
            {texts.asGuest}
            <ArrowUpRight size={16} aria-hidden />
          </a>
        )}
        {layout.isBeside && <PreviewSwitch layout={layout} />}
      </div>
    </header>
  );
}
