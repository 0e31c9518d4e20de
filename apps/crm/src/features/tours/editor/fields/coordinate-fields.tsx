import { Link } from "@tour/ui-kit/link";
import { useFieldValue } from "@tour/validation/react";
import type { ClipboardEvent } from "react";
import { texts as allTexts } from "../../../../texts/ru.ts";
import { useAnyForm } from "../tour-form.ts";
import styles from "./fields.module.css";
import { FieldRow } from "./fields-card.tsx";
import { NumberField } from "./number-field.tsx";
import { readCoordinates } from "./read-coordinates.ts";

const texts = allTexts.tourFields.meeting;

/** Where the meeting place is on the earth; both numbers come with one paste out of a map. */
export function CoordinateFields() {
  const form = useAnyForm();
  const latitude = useFieldValue(form, "meeting_place.latitude") as number | null;
  const longitude = useFieldValue(form, "meeting_place.longitude") as number | null;
  const paste = (event: ClipboardEvent) => {
    const found = readCoordinates(event.clipboardData.getData("text"));
    if (!found) return;
    event.preventDefault();
    form.setValue("meeting_place.latitude", found.latitude);
    form.setValue("meeting_place.longitude", found.longitude);
  };
  return (
    <div className={styles.group} onPasteCapture={paste}>
      <FieldRow>
        <NumberField name="meeting_place.latitude" label={texts.latitude} step={0.001} />
        <NumberField name="meeting_place.longitude" label={texts.longitude} step={0.001} />
      </FieldRow>
      <p className={styles.quiet}>
        {texts.coordinatesHint}{" "}
        {latitude !== null && longitude !== null && (
          <Link
            href={`https://yandex.ru/maps/?pt=${longitude},${latitude}&z=15`}
            target="_blank"
            rel="noopener"
          >
            {texts.onMap}
          </Link>
        )}
      </p>
    </div>
  );
}
