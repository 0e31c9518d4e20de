import { Input } from "@tour/ui-kit/input";
import { Link } from "@tour/ui-kit/link";
import { ValidationField } from "@tour/ui-kit/validation-field";
import { defineRule, rules } from "@tour/validation";
import { useField, useFieldValue } from "@tour/validation/react";
import type { Place } from "@tour/blocks/locator-map";
import { lazy, Suspense, useRef, useState } from "react";
import { tourFieldTexts } from "../../../../texts/tour-fields.ru.ts";
import { numberRules, useAnyForm } from "../tour-form.ts";
import styles from "./fields.module.css";
import { readCoordinates } from "./read-coordinates.ts";

const texts = tourFieldTexts.meeting;

/** With the outlines of the whole world: loaded where somebody looks. */
const PlaceMap = lazy(async () => ({ default: (await import("./place-map.tsx")).PlaceMap }));

/** What is wrong with what was typed, or undefined. */
function judgeTyped(text: string | null): string | undefined {
  const found = text?.trim() ? readCoordinates(text) : null;
  if (found === undefined) return texts.coordinatesUnreadable;
  return found === "outside" ? texts.coordinatesOutside : undefined;
}

/** Where the meeting place is on the earth: typed as a map gives it, or set on a map that we draw. */
export function CoordinatesField() {
  const form = useAnyForm();
  const latitude = useFieldValue(form, "meeting_place.latitude") as number | null;
  // Both come and go together: what is asked of one is asked of the other.
  const { value, setValue } = useField(form, "meeting_place.longitude", {
    rules: numberRules("meeting_place.longitude"),
  });
  const longitude = value as number | null;
  /** What stands in the field while it differs from the place: the typing itself. */
  const [typed, setTyped] = useState<string | null>(null);
  const latest = useRef(typed);
  const [typedRules] = useState(() => [
    defineRule({ name: "coordinates", test: () => judgeTyped(latest.current) ?? true }),
    ...rules("required"),
  ]);
  const place: Place | null =
    typeof latitude === "number" && typeof longitude === "number" ? { latitude, longitude } : null;
  const write = (text: string | null, next: Place | null) => {
    latest.current = text;
    setTyped(text);
    setValue(next?.longitude ?? null);
    form.setValue("meeting_place.latitude", next?.latitude ?? null);
  };
  const type = (text: string) => {
    const found = readCoordinates(text);
    write(text, typeof found === "object" ? found : null);
  };
  return (
    <div className={styles.group}>
      <ValidationField
        form={form}
        name="meeting_place.latitude"
        rules={typedRules}
        label={texts.coordinates}
        hint={texts.coordinatesHint}
      >
        {({ name }) => (
          <Input
            name={name}
            value={typed ?? (place ? `${place.latitude}, ${place.longitude}` : "")}
            onValueChange={type}
            // What was read is shown as it was read; what could not be read stays to be mended.
            onBlur={() => place && write(null, place)}
            placeholder={texts.coordinatesExample}
            autoComplete="off"
          />
        )}
      </ValidationField>
      <Suspense fallback={<div className={styles.mapPlace} />}>
        <PlaceMap place={place} choose={(next) => write(null, next)} />
      </Suspense>
      {place && (
        <p className={styles.quiet}>
          <Link
            href={`https://yandex.ru/maps/?pt=${place.longitude},${place.latitude}&z=15`}
            target="_blank"
            rel="noopener"
          >
            {texts.onMap}
          </Link>
        </p>
      )}
    </div>
  );
}
