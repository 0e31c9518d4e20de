import type { ProgrammeField, ProgrammeFinding } from "@tour/api";
import { DatePicker } from "@tour/ui-kit/date-picker";
import { Field } from "@tour/ui-kit/field";
import { Input } from "@tour/ui-kit/input";
import { NumberInput } from "@tour/ui-kit/number-input";
import { Select } from "@tour/ui-kit/select";
import { Textarea } from "@tour/ui-kit/textarea";
import { programmeTexts as texts } from "../../../texts/programme.ru.ts";
import { tourFieldTexts } from "../../../texts/tour-fields.ru.ts";
import { findFault } from "./find-fault.ts";

interface FindingControlProps {
  finding: ProgrammeFinding;
  /** In place of the field's own name. */
  label?: string;
  hideLabel?: boolean;
  change: (value: string) => void;
}

const bounds: Partial<Record<ProgrammeField, { min: number; max: number }>> = {
  days: { min: 1, max: 365 },
  nights: { min: 0, max: 365 },
  group_size_from: { min: 1, max: 1000 },
  group_size_to: { min: 1, max: 1000 },
  min_age: { min: 0, max: 99 },
  difficulty: { min: 1, max: 5 },
  day_distance: { min: 0, max: 50_000 },
  price: { min: 0, max: 100_000_000 },
};
const rows: Partial<Record<ProgrammeField, number>> = {
  description: 4,
  day_text: 3,
  living: 2,
  price_notes: 2,
};

/** The control of something found, as its field in a tour has it. */
export function FindingControl({ finding, label, hideLabel, change }: FindingControlProps) {
  const { field, is_taken: isTaken } = finding;
  return (
    <Field
      label={label ?? texts.fields[field]}
      hideLabel={hideLabel}
      error={isTaken ? findFault(finding) : undefined}
      hint={field === "living" ? texts.livingHint : undefined}
      disabled={!isTaken}
    >
      <Control finding={finding} change={change} />
    </Field>
  );
}

function Control({
  finding: { field, value },
  change,
}: Pick<FindingControlProps, "finding" | "change">) {
  if (field === "departure") {
    const [from = null, to = null] = value.split("/").map((day) => day || null);
    return (
      <DatePicker
        mode="range"
        value={{ from, to }}
        onValueChange={(range) => change(`${range.from ?? ""}/${range.to ?? ""}`)}
      />
    );
  }
  if (field === "difficulty") {
    return (
      <Select
        items={tourFieldTexts.group.difficulties}
        value={Number(value)}
        onValueChange={(level: number) => change(String(level))}
      />
    );
  }
  if (field === "currency") {
    return <Select items={tourFieldTexts.prices.currencies} value={value} onValueChange={change} />;
  }
  const limits = bounds[field];
  if (limits) {
    const number = value === "" ? null : Number(value);
    return (
      <NumberInput
        {...limits}
        value={number}
        hideSteps={field === "price"}
        onValueChange={(next) => change(next === null ? "" : String(next))}
      />
    );
  }
  const minRows = rows[field];
  return minRows ? (
    <Textarea minRows={minRows} maxRows={16} value={value} onValueChange={change} />
  ) : (
    <Input value={value} onValueChange={change} autoComplete="off" />
  );
}
