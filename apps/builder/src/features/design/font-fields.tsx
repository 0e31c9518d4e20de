import type { Font } from "@tour/api";
import type { Preset } from "@tour/theme";
import { Field } from "@tour/ui-kit/field";
import { Select } from "@tour/ui-kit/select";
import { texts } from "../../texts/ru.ts";
import { listFamilies } from "./list-families.ts";

interface FontFieldsProps {
  fonts: readonly Font[];
  data: Preset["font_data"];
  disabled: boolean;
  change: (data: Preset["font_data"]) => void;
}

const parts = ["header", "text"] as const;
const weightText = (weight: number) =>
  texts.fonts.weights[weight as keyof typeof texts.fonts.weights];

/** Family and weight of headings and text: built-in fonts, then the organiser's own. */
export function FontFields({ fonts, data, disabled, change }: FontFieldsProps) {
  const families = listFamilies(fonts);
  const uploaded = families.filter(({ isUploaded }) => isUploaded);
  const toItem = ({ name }: { name: string }) => ({ value: name, text: name });
  const items = [
    ...(uploaded.length > 0 ? [{ text: texts.fonts.builtIn, header: true }] : []),
    ...families.filter(({ isUploaded }) => !isUploaded).map(toItem),
    ...(uploaded.length > 0
      ? [{ text: texts.fonts.uploaded, header: true }, ...uploaded.map(toItem)]
      : []),
  ];
  return parts.map((part) => {
    const { font_family, font_weight } = data[part];
    const weights = families.find(({ name }) => name === font_family)?.weights ?? [font_weight];
    const put = (family: string, weight: number) =>
      change({ ...data, [part]: { font_family: family, font_weight: weight } });
    return [
      <Field key={part} label={texts.design.fonts[part]} disabled={disabled}>
        <Select
          value={font_family}
          items={items}
          onValueChange={(name) => {
            const listed = families.find((family) => family.name === name)?.weights ?? [];
            put(name, nearest(listed, font_weight));
          }}
        />
      </Field>,
      <Field key={`${part}-weight`} label={texts.design.weights[part]} disabled={disabled}>
        <Select<number>
          value={font_weight}
          items={[...new Set([...weights, font_weight])]
            .sort((one, other) => one - other)
            .map((value) => ({ value, text: weightText(value) }))}
          onValueChange={(weight) => put(font_family, weight)}
        />
      </Field>,
    ];
  });
}

/** The weight that a family has and that is closest to the one in use. */
const nearest = (weights: readonly number[], wanted: number) =>
  weights.reduce(
    (best, weight) => (Math.abs(weight - wanted) < Math.abs(best - wanted) ? weight : best),
    weights[0] ?? wanted,
  );
