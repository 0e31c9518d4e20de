import type { TourInput } from "@tour/api";
import { Switch } from "@tour/ui-kit/switch";
import { useField, useFieldValue } from "@tour/validation/react";
import { tourFieldTexts } from "../../../../texts/tour-fields.ru.ts";
import { ChoiceField } from "../fields/choice-field.tsx";
import { CoordinatesField } from "../fields/coordinates-field.tsx";
import { FieldRow, FieldsCard } from "../fields/fields-card.tsx";
import { TextField } from "../fields/text-field.tsx";
import { useAnyForm } from "../tour-form.ts";
import type { TourSection } from "./section.ts";
import { listTimeZones } from "./time-zones.ts";

const texts = tourFieldTexts.meeting;

/** Where a tour begins, and by whose clocks. */
export const meetingSection: TourSection = {
  name: "meeting",
  title: texts.title,
  keys: ["meeting_place", "time_zone"],
  Show: Meeting,
};

function Meeting() {
  const form = useAnyForm();
  const place = useField(form, "meeting_place");
  const zone = useFieldValue(form, "time_zone") as string;
  const known = place.value as TourInput["meeting_place"];
  const zones = listTimeZones(zone);
  const toggle = (isOn: boolean) =>
    place.setValue(
      isOn ? { name: "", address: "", latitude: null, longitude: null, time_zone: zone } : null,
    );
  const follow = (next: string) => {
    // The clocks of the place are those of the tour unless it was said otherwise.
    if (known?.time_zone === zone) form.setValue("meeting_place.time_zone", next);
  };
  return (
    <>
      <FieldsCard>
        <Switch
          data-field="meeting_place"
          checked={known !== null}
          description={texts.knownHint}
          onCheckedChange={toggle}
        >
          {texts.known}
        </Switch>
        {known !== null && (
          <>
            <FieldRow>
              <TextField
                name="meeting_place.name"
                label={texts.name}
                placeholder={texts.nameExample}
              />
              <TextField name="meeting_place.address" label={texts.address} />
            </FieldRow>
            <CoordinatesField />
          </>
        )}
      </FieldsCard>
      <FieldsCard title={texts.clocks}>
        <FieldRow>
          <ChoiceField
            name="time_zone"
            label={texts.zone}
            hint={texts.zoneHint}
            options={zones}
            isSearchable
            onChoice={follow}
          />
          {known !== null && (
            <ChoiceField
              name="meeting_place.time_zone"
              label={texts.placeZone}
              options={listTimeZones(known.time_zone)}
              isSearchable
            />
          )}
        </FieldRow>
      </FieldsCard>
    </>
  );
}
