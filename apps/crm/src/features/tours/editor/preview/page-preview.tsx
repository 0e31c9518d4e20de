import { useQuery } from "@tanstack/react-query";
import type { AttachedSite, EditedTour, TourInput } from "@tour/api";
import type { PageData } from "@tour/blocks";
import { describeFailure } from "@tour/office/api";
import { deviceWidths, PageFrame } from "@tour/office/page-frame";
import { AppLink } from "@tour/office/links";
import { useSite } from "@tour/office/shell";
import { usePagePreview } from "@tour/preview-protocol/react";
import { Button } from "@tour/ui-kit/button";
import { Segmented } from "@tour/ui-kit/segmented";
import { Spinner } from "@tour/ui-kit/spinner";
import type { Form } from "@tour/validation";
import { EyeOff, Monitor, Smartphone } from "lucide-react";
import { useMemo, useRef, useSyncExternalStore } from "react";
import { tourEditorTexts } from "../../../../texts/tour-editor.ru.ts";
import { pageAroundQuery } from "./page-query.ts";
import type { PageAround } from "./page-query.ts";
import styles from "./page-preview.module.css";
import { keepShowable, toShownTour } from "./to-shown-tour.ts";
import type { PreviewLayout } from "./use-preview-layout.ts";

const texts = tourEditorTexts.preview;
const devices = [
  { value: "phone", label: texts.phone, icon: <Smartphone size={16} />, hideLabel: true },
  { value: "desktop", label: texts.desktop, icon: <Monitor size={16} />, hideLabel: true },
] as const;

interface PagePreviewProps {
  tour: EditedTour;
  form: Form<TourInput>;
  layout: PreviewLayout;
}

/** The tour's page as guests will see it, which follows what is typed. */
export function PagePreview({ tour, form, layout }: PagePreviewProps) {
  const site = useSite();
  const { isBeside, isShown, device, setDevice } = layout;
  return (
    <section
      className={styles.pane}
      aria-label={texts.title}
      data-beside={isBeside}
      data-shown={isShown}
    >
      <header className={styles.head}>
        {/* Elsewhere the switch above says so. */}
        {isBeside && <h2 className={styles.title}>{texts.title}</h2>}
        {tour.is_archived && (
          <p className={styles.hidden}>
            <EyeOff size={16} aria-hidden />
            {texts.hidden}
          </p>
        )}
        {isBeside && (
          <Segmented
            size="s"
            aria-label={texts.device}
            options={devices}
            value={device}
            onValueChange={setDevice}
          />
        )}
      </header>
      {site ? (
        <LoadedPage
          {...{ site, tour, form }}
          // Where it has the screen for itself it is as wide as the screen.
          width={isBeside ? deviceWidths[device] : undefined}
        />
      ) : (
        <div className={styles.note}>
          <p>{texts.noSite}</p>
          <AppLink app="builder" path={`/${tour.organizer_id}`}>
            {texts.toSite}
          </AppLink>
        </div>
      )}
    </section>
  );
}

interface LoadedPageProps {
  site: AttachedSite;
  tour: EditedTour;
  form: Form<TourInput>;
  width: number | undefined;
}

function LoadedPage({ site, tour, ...shown }: LoadedPageProps) {
  const { data, error, refetch } = useQuery(pageAroundQuery(site, tour.id));
  if (data) return <LivePage around={data} url={site.preview_url} tour={tour} {...shown} />;
  if (!error) {
    return (
      <p className={styles.note} role="status">
        <Spinner /> {texts.loading}
      </p>
    );
  }
  return (
    <div className={styles.note} role="alert">
      <p>{describeFailure(error)}</p>
      <Button variant="secondary" onClick={() => void refetch()}>
        {texts.again}
      </Button>
    </div>
  );
}

interface LivePageProps extends Omit<LoadedPageProps, "site"> {
  around: PageAround;
  /** What the page is shown in. */
  url: string;
}

function LivePage({ around, url, tour, form, width }: LivePageProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const typed = useSyncExternalStore(form.subscribe, form.getValues);
  const saved = tour.fields;
  const page = useMemo<PageData>(
    () => ({ ...around.page, tour: toShownTour(around.tour, keepShowable(typed, saved)) }),
    [around, typed, saved],
  );
  const preview = usePagePreview({ frame, url, page, blocks: around.blocks, css: around.css });
  return (
    <div className={styles.frame}>
      <PageFrame {...preview} frame={frame} url={url} title={texts.frame} width={width} />
    </div>
  );
}
