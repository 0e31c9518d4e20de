import { LocaleProvider, sliderRu } from "@tour/ui-kit/locale";
import { Slider } from "@tour/ui-kit/slider";
import { useState } from "react";
import { createRoot } from "react-dom/client";
import { marketLiveTexts as texts } from "../../../../texts/market-live.ru.ts";
import { Histogram } from "../histogram.tsx";
import { inputOf } from "../../form/read-form.ts";
import { useShown } from "./use-shown.ts";

interface PriceSliderProps {
  place: HTMLElement;
  form: HTMLFormElement;
  onChange: () => void;
}

const locale = { code: "ru-RU", texts: { slider: sliderRu } };
const format = { style: "currency", currency: "RUB", maximumFractionDigits: 0 } as const;

/** Puts the slider in place of the bars that the server drew. */
export function mountSlider(place: HTMLElement, form: HTMLFormElement, onChange: () => void): void {
  createRoot(place).render(
    <LocaleProvider locale={locale}>
      <PriceSlider place={place} form={form} onChange={onChange} />
    </LocaleProvider>,
  );
}

/** Round steps, about a hundred of them. */
const stepOf = (span: number) =>
  [100, 500, 1000, 5000, 10_000].find((step) => span / step <= 120) ?? 50_000;

/** The price's two ends over the bars; the fields beside it stay what is sent. */
function PriceSlider({ place, form, onChange }: PriceSliderProps) {
  const [{ spread, typed }] = useShown(form, () => read(place, form));
  /** While a thumb is moved. */
  const [moved, setMoved] = useState<readonly [number, number] | null>(null);
  const step = stepOf(spread.max - spread.min);
  const min = Math.floor(spread.min / step) * step;
  const max = Math.ceil(spread.max / step) * step;
  const within = (value: number) => Math.min(Math.max(value, min), max);
  const value = moved ?? ([within(typed.from ?? min), within(typed.to ?? max)] as const);
  const write = (name: string, amount: number | null) => {
    const input = inputOf(form, name);
    if (input) input.value = amount === null ? "" : String(amount);
  };
  const put = (next: readonly [number, number]) => {
    setMoved(next);
    write("price_from", next[0] > min ? next[0] : null);
    write("price", next[1] < max ? next[1] : null);
  };
  return (
    <>
      {spread.bars.length > 1 && <Histogram prices={spread} from={value[0]} to={value[1]} />}
      <Slider<readonly [number, number]>
        min={min}
        max={Math.max(max, min + step)}
        step={step}
        value={value}
        format={format}
        thumbLabels={texts.priceEnds}
        onValueChange={put}
        onValueCommitted={(next) => {
          put(next);
          setMoved(null);
          onChange();
        }}
      />
    </>
  );
}

function read({ dataset }: HTMLElement, form: HTMLFormElement) {
  const amount = (name: string) => {
    const digits = inputOf(form, name)?.value.replaceAll(/\D/g, "") ?? "";
    return digits === "" ? null : Number(digits);
  };
  const bars = (dataset.bars ?? "").split(" ").filter(Boolean).map(Number);
  return {
    spread: { min: Number(dataset.min), max: Number(dataset.max), bars },
    typed: { from: amount("price_from"), to: amount("price") },
  };
}
