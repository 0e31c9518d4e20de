import { routeLimits } from "@tour/api";
import type { TourInput, TourRoute } from "@tour/api";
import { splitByParts, splitEvenly } from "@tour/blocks/route";
import { client } from "@tour/office/api";
import { UploadDrop, useUploads } from "@tour/office/uploads";
import { Button } from "@tour/ui-kit/button";
import { Message } from "@tour/ui-kit/message";
import { useField, useFieldValue } from "@tour/validation/react";
import { RouteIcon } from "lucide-react";
import { useState } from "react";
import { tourFieldTexts } from "../../../../../texts/tour-fields.ru.ts";
import { FieldsCard } from "../../fields/fields-card.tsx";
import { useAnyForm, useTourEditing } from "../../tour-form.ts";
import { DayEnds } from "./day-ends.tsx";
import styles from "./route.module.css";
import { ShownRoute, useRouteView } from "./shown-route.tsx";
import { useRestore } from "./use-restore.tsx";

const texts = tourFieldTexts.route;
/** The server looks at the content; names tell the system's window what to offer. */
const accept = ".gpx,.kml,.geojson,.json,application/gpx+xml,application/geo+json";

/** The route of a tour: taken from a file, split into the days of the programme, replaced and removed. */
export function RouteField() {
  const form = useAnyForm();
  const field = useField(form, "route");
  const route = field.value as TourRoute | null;
  const days = useFieldValue(form, "program") as TourInput["program"];
  const view = useRouteView(route, days);
  const [isReplacing, setReplacing] = useState(false);
  const [note, setNote] = useState<string | null>(null);
  const put = (next: TourRoute | null) => form.setValue("route", next as never);
  const offerBack = useRestore((before) => {
    put(before);
    setNote(null);
  });

  const take = (next: TourRoute, said: string | null) => {
    if (route) offerBack(route, texts.replaced);
    put(next);
    setNote(said);
    setReplacing(false);
  };
  const remove = () => {
    if (route) offerBack(route, texts.removed);
    put(null);
    setNote(null);
    setReplacing(false);
  };
  return (
    <div className={styles.field} data-field="route">
      {(!route || isReplacing) && <ChooseFile days={days} taken={take} />}
      {route && view && (
        <>
          {note && <Message tone="info">{note}</Message>}
          <FieldsCard>
            <ShownRoute view={view} />
            <div className={styles.actions}>
              <Button variant="secondary" onClick={() => setReplacing(!isReplacing)}>
                {isReplacing ? texts.keep : texts.replace}
              </Button>
              <Button variant="ghost" onClick={remove}>
                {texts.remove}
              </Button>
            </div>
          </FieldsCard>
          <DayEnds route={route} view={view} days={days} change={put} />
        </>
      )}
      {field.error && <p className={styles.error}>{field.error}</p>}
    </div>
  );
}

interface ChooseFileProps {
  days: TourInput["program"];
  /** With what is to be said of its days. */
  taken: (route: TourRoute, note: string | null) => void;
}

function ChooseFile({ days, taken }: ChooseFileProps) {
  const { tour } = useTourEditing();
  const query = { organizer_id: tour.organizer_id };
  const uploads = useUploads((body, options) => client.readRoute({ query, body }, options));
  const read = async (file: File) => {
    const made = await uploads.start(file);
    if (!made) return;
    const ids = days.map(({ id }) => id);
    const own = splitByParts(made, ids);
    const { parts: _, ...line } = made;
    const note = own ? texts.byParts : ids.length > 1 ? texts.evenly : null;
    taken({ ...line, days: own ?? splitEvenly(line, ids) }, note);
  };
  return (
    <div className={styles.field}>
      <UploadDrop
        label={texts.file}
        accept={accept}
        maxSize={routeLimits.bytes}
        hint={texts.hint}
        icon={<RouteIcon />}
        uploads={uploads}
        onFiles={([file]) => file && void read(file)}
      />
      {uploads.isBusy && <Message tone="info">{texts.reading}</Message>}
    </div>
  );
}
