import type { Font, Image } from "@tour/api";
import { presetLimits, presetWarnings } from "@tour/theme";
import type { Preset, PresetWarning } from "@tour/theme";
import { Button } from "@tour/ui-kit/button";
import { ColorInput } from "@tour/ui-kit/color-input";
import { Field } from "@tour/ui-kit/field";
import { Slider } from "@tour/ui-kit/slider";
import { useState } from "react";
import { texts } from "../../texts/ru.ts";
import { FontFields } from "./font-fields.tsx";
import { LogoColors, NoLogoColors } from "./logo-colors/logo-colors.tsx";
import styles from "./design-page.module.css";

interface PresetFieldsProps {
  /** The preset's type: its surfaces decide which colours read well. */
  type: string;
  preset: Preset;
  /** What there is to choose from. */
  fonts: readonly Font[];
  /** The site's logo, whose colours are proposed for the accent; undefined until it is known. */
  logo: Image | null | undefined;
  /** Where a logo is uploaded. */
  logoPath: string;
  disabled: boolean;
  /** Called when a field has been settled, not while a slider moves. */
  change: (fields: Partial<Preset>) => void;
}

const colors = ["accent_color", "button_text_color", "header_color", "text_color"] as const;
const numbers = ["button_radius", "images_radius", "header_size", "text_size"] as const;
const limits = {
  button_radius: presetLimits.radius,
  images_radius: presetLimits.radius,
  header_size: presetLimits.header_size,
  text_size: presetLimits.text_size,
};

/** The fields of a preset that an organiser may change. Specification, section 3 (preset). */
export function PresetFields(props: PresetFieldsProps) {
  const { type, preset, fonts, logo, logoPath, disabled, change } = props;
  const weak = new Map<keyof Preset, PresetWarning>(
    presetWarnings(preset, type).map((warning) => [warning.field, warning]),
  );
  return (
    <fieldset className={styles.fields} disabled={disabled}>
      {colors.map((key) => (
        <div key={key}>
          <ColorField
            name={key}
            value={preset[key]}
            warning={weak.get(key)}
            disabled={disabled}
            change={(color) => change({ [key]: color })}
          />
          {logo && key === "accent_color" && (
            <LogoColors
              logo={logo}
              disabled={disabled}
              choose={(color) => change({ accent_color: color })}
            />
          )}
          {logo === null && key === "accent_color" && <NoLogoColors path={logoPath} />}
        </div>
      ))}
      <FontFields
        fonts={fonts}
        data={preset.font_data}
        disabled={disabled}
        change={(font_data) => change({ font_data })}
      />
      {numbers.map((key) => (
        <NumberField
          key={key}
          label={texts.design.fields[key]}
          unit={key.endsWith("radius") ? texts.design.px : texts.design.percent}
          limits={limits[key]}
          value={preset[key]}
          settle={(value) => change({ [key]: value })}
        />
      ))}
    </fieldset>
  );
}

interface ColorFieldProps {
  name: (typeof colors)[number];
  /** Null where the theme chooses. */
  value: string | null;
  warning: PresetWarning | undefined;
  disabled: boolean;
  change: (color: string | null) => void;
}

/** A colour, and where it reads badly the nearest one that does not, for one press. */
function ColorField({ name, value, warning, disabled, change }: ColorFieldProps) {
  const label = texts.design.fields[name];
  const isOptional = name === "button_text_color";
  return (
    <Field
      label={label}
      labelEnd={
        warning && (
          <Button
            size="s"
            variant="ghost"
            aria-label={`${texts.design.mendOne}: ${label}`}
            disabled={disabled}
            onClick={() => change(warning.mended)}
          >
            {texts.design.mendOne}
          </Button>
        )
      }
      hint={warning?.message ?? (isOptional ? texts.design.buttonTextHint : undefined)}
      disabled={disabled}
    >
      <ColorInput
        value={value}
        onValueChange={(color) => {
          if (color !== null || isOptional) change(color);
        }}
      />
    </Field>
  );
}

interface NumberFieldProps {
  label: string;
  unit: string;
  limits: Readonly<{ min: number; max: number }>;
  value: number;
  settle: (value: number) => void;
}

function NumberField({ label, unit, limits, value, settle }: NumberFieldProps) {
  const [moving, setMoving] = useState<number | null>(null);
  const shown = moving ?? value;
  return (
    <Field label={label} labelEnd={`${shown} ${unit}`}>
      <Slider
        min={limits.min}
        max={limits.max}
        value={shown}
        onValueChange={setMoving}
        onValueCommitted={(settled) => {
          setMoving(null);
          settle(settled);
        }}
      />
    </Field>
  );
}
