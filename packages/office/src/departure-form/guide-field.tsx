import { useQuery } from "@tanstack/react-query";
import { builderQueries } from "@tour/api/queries";
import { Select } from "@tour/ui-kit/select";
import { ValidationField } from "@tour/ui-kit/validation-field";
import { client } from "../api/client.ts";
import type { useSavedForm } from "../forms/use-saved-form.ts";
import { departureFormTexts as texts } from "../texts/departure-form.ru.ts";
import type { DateValues } from "./date-values.ts";

interface GuideFieldProps {
  callForm: Pick<ReturnType<typeof useSavedForm<DateValues>>, "field">;
  organizerId: number;
}

/** Who of the team's guides leads the date; nothing where there is none. */
export function GuideField({ callForm, organizerId }: GuideFieldProps) {
  const { data: team } = useQuery(builderQueries.team(client, organizerId));
  const guides = team?.members.filter(({ role }) => role === "guide") ?? [];
  if (guides.length === 0) return null;
  return (
    <ValidationField
      {...callForm.field("guide_user_id", "or nothing")}
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
