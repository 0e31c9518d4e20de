import { Switch } from "@tour/ui-kit/switch";
import { useField } from "@tour/validation/react";
import { tourFieldTexts } from "../../../../texts/tour-fields.ru.ts";
import { FieldRow, FieldsCard } from "../fields/fields-card.tsx";
import { TextField } from "../fields/text-field.tsx";
import { useAnyForm } from "../tour-form.ts";

const texts = tourFieldTexts.cruise;

/** What a cruise has beside what every tour has. */
export function CruiseFields() {
  const cruise = useField(useAnyForm(), "cruise");
  const isCruise = cruise.value !== null;
  const toggle = (isOn: boolean) =>
    cruise.setValue(isOn ? { type: "", start_city: "", direction: "", ship: "" } : null);
  return (
    <FieldsCard>
      <Switch checked={isCruise} description={texts.hint} onCheckedChange={toggle}>
        {texts.is}
      </Switch>
      {isCruise && (
        <FieldRow>
          <TextField name="cruise.type" label={texts.type} placeholder={texts.typeExample} />
          <TextField name="cruise.ship" label={texts.ship} />
          <TextField name="cruise.start_city" label={texts.start} />
          <TextField name="cruise.direction" label={texts.direction} />
        </FieldRow>
      )}
    </FieldsCard>
  );
}
