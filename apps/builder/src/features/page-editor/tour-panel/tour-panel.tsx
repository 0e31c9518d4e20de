import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { EditedTour } from "@tour/api";
import { AppLink } from "@tour/office/links";
import type { TourPiece } from "@tour/preview-protocol";
import { Button } from "@tour/ui-kit/button";
import { Message, useToast } from "@tour/ui-kit/message";
import { ArrowLeft } from "lucide-react";
import { useEffect, useRef } from "react";
import type { ReactNode } from "react";
import { useEditor } from "../../../document/editor-context.ts";
import { tourPanelTexts as texts } from "../../../texts/tour-panel.ru.ts";
import { undoneTogether } from "../../../undo/use-undo-keys.ts";
import { DeparturePanel } from "./departure-panel.tsx";
import { FocusField } from "./focus-field.tsx";
import { DayForm } from "./forms/day-form.tsx";
import { GuideForm } from "./forms/guide-form.tsx";
import { WordsForm } from "./forms/words-form.tsx";
import { Loaded } from "./loaded.tsx";
import { tourQuery } from "./panel-queries.ts";
import { placeOf } from "./piece-places.ts";
import styles from "./tour-panel.module.css";

/** The form of a piece of a tour, where the block's form stands otherwise. */
export function TourPanel({ piece }: { piece: TourPiece }) {
  // Mock tours have numbers below zero.
  return piece.tour < 0 ? <SamplePanel /> : <OwnPanel piece={piece} />;
}

function OwnPanel({ piece }: { piece: TourPiece }) {
  const { organizerId, site, tours } = useEditor();
  const queryClient = useQueryClient();
  const toast = useToast();
  const query = useQuery(tourQuery(organizerId, piece.tour));
  const isPublished = site.published_at !== null;

  const showAnew = () => {
    void tours.reread().catch(() => {
      toast.show({
        id: "tour",
        tone: "warning",
        text: texts.notShown,
        action: (
          <Button size="s" variant="secondary" onClick={showAnew}>
            {texts.showAgain}
          </Button>
        ),
      });
    });
  };
  const tell = (isOwn: boolean) => {
    if (isOwn) {
      const text = isPublished ? texts.savedLive : texts.saved;
      toast.show({ id: "tour", tone: "success", text });
    }
    showAnew();
  };
  const keep = (next: EditedTour, isOwn: boolean) => {
    queryClient.setQueryData(tourQuery(organizerId, next.id).queryKey, next);
    tell(isOwn);
  };
  return (
    <Frame heading={nameForm(piece, query.data)} tour={query.data?.fields.title}>
      <p className={styles.live}>{isPublished ? texts.live : texts.unpublished}</p>
      <Loaded query={query} gone={texts.tourGone}>
        {(tour) =>
          placeOf(piece).form === "departure" ? (
            <DeparturePanel tour={tour} piece={piece} saved={tell} />
          ) : (
            <FocusField name={placeOf(piece).field} on={piece}>
              <PartForm tour={tour} piece={piece} keep={keep} />
            </FocusField>
          )
        }
      </Loaded>
    </Frame>
  );
}

interface PartFormProps {
  tour: EditedTour;
  piece: TourPiece;
  keep: (tour: EditedTour, isOwn: boolean) => void;
}

function PartForm({ tour, piece, keep }: PartFormProps) {
  const id = piece.part ?? "";
  const shared = { tour, keep, id };
  const { form } = placeOf(piece);
  if (form === "day") {
    const day = tour.fields.program.find((one) => one.id === id);
    return day ? <DayForm key={id} {...shared} day={day} /> : <Message>{texts.day.gone}</Message>;
  }
  if (form === "guide") {
    const guide = tour.fields.guides.find((one) => one.id === id);
    if (!guide) return <Message>{texts.guide.gone}</Message>;
    return <GuideForm key={id} {...shared} guide={guide} />;
  }
  return <WordsForm key={tour.id} tour={tour} keep={keep} />;
}

function nameForm(piece: TourPiece, tour: EditedTour | undefined): string {
  const { form } = placeOf(piece);
  if (form !== "day") return texts[form].heading;
  const place = tour?.fields.program.findIndex(({ id }) => id === piece.part) ?? -1;
  return place < 0 ? texts.day.anyHeading : texts.day.heading(place + 1);
}

function SamplePanel() {
  const { organizerId } = useEditor();
  return (
    <Frame heading={texts.sample.heading} takesFocus>
      <p>{texts.sample.text}</p>
      <AppLink app="crm" path={`/${organizerId}/tours`}>
        {texts.sample.add}
      </AppLink>
    </Frame>
  );
}

interface FrameProps {
  heading: string;
  /** What the tour is called. */
  tour?: string | undefined;
  takesFocus?: boolean;
  children: ReactNode;
}

function Frame({ heading, tour, takesFocus = false, children }: FrameProps) {
  const { tours } = useEditor();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) panel.current?.querySelector<HTMLElement>("h2")?.focus();
  }, [takesFocus]);
  return (
    <div ref={panel} className={styles.panel} {...undoneTogether}>
      <header className={styles.header}>
        <Button
          size="s"
          variant="ghost"
          iconStart={<ArrowLeft size={16} />}
          onClick={() => tours.close()}
        >
          {texts.back}
        </Button>
        <h2 className={styles.title} tabIndex={-1}>
          {heading}
        </h2>
        {tour && <p className={styles.tour}>{tour}</p>}
      </header>
      {children}
    </div>
  );
}
