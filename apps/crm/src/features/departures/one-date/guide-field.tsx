import { useQuery } from "@tanstack/react-query";
import { builderQueries } from "@tour/api/queries";
import { client } from "@tour/office/api";
import { Select } from "@tour/ui-kit/select";
import { ValidationField } from "@tour/ui-kit/validation-field";
import { departuresTexts } from "../../../texts/departures.ru.ts";
import type { useDateForm } from "./use-date-form.ts";

const texts = departuresTexts.one;

interface GuideFieldProps {
  callForm: Pick<ReturnType<typeof useDateForm>, "field">;
  organizerId: number;
}

/** Who of the team's guides leads the date; nothing where there is none. */
export function GuideField({ callForm, organizerId }: GuideFieldProps) {
  const { data: team } = useQuery(builderQueries.team(client, organizerId));
  const guides = team?.members.filter(({ role }) => role === "guide") ?? [];
  if (guides.length === 0) return null;
  return (
    <ValidationField
      {...callForm.field("guide_user_id")}
      label={texts.guide}
      hint={texts.guideHint}
    >
      {({ value, onValueChange }) => (
        <Select<string>
          placeholder={texts.noGuide}
          clearable
          items={guides.map(({ id, name }) => ({ value: id, text: name }))}
          value={value}
          onValueChange={onValueChange}
        />
      )}
    </ValidationField>
  );
}
