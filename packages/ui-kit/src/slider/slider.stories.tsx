import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, waitFor } from "storybook/test";
import { Field } from "../field/field.tsx";
import { Slider, type SliderProps } from "./slider.tsx";

const onValueChange = fn();

const meta: Meta<SliderProps> = {
  title: "Kit/Slider",
  component: Slider,
  args: { "aria-label": "Corner radius", defaultValue: 40, onValueChange },
  decorators: [(Story) => <div style={{ maxInlineSize: 380, padding: 24 }}>{<Story />}</div>],
};

export default meta;
type Story = StoryObj<SliderProps>;

/** Where a share of the track lies, and a press there. */
async function drag(canvasElement: HTMLElement, shares: number[], end = true) {
  const control = canvasElement.querySelector<HTMLElement>("[data-thumb]")!.parentElement!;
  const { left, width, top, height } = control.getBoundingClientRect();
  const at = (share: number) => ({
    clientX: left + share * width,
    clientY: top + height / 2,
    button: 0,
    pointerId: 1,
  });
  await fireEvent.pointerDown(control, at(shares[0]!));
  for (const share of shares.slice(1)) await fireEvent.pointerMove(control, at(share));
  if (end) await fireEvent.pointerUp(control, at(shares.at(-1)!));
  return control;
}

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    onValueChange.mockClear();
    const slider = canvas.getByRole("slider", { name: "Corner radius" });
    await expect(slider).toHaveAttribute("min", "0");
    await expect(slider).toHaveAttribute("max", "100");
    await expect(slider).toHaveAttribute("step", "1");
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(onValueChange).toHaveBeenLastCalledWith(41);
    await userEvent.keyboard("{Home}");
    await expect(onValueChange).toHaveBeenLastCalledWith(0);
    await userEvent.keyboard("{End}");
    await expect(onValueChange).toHaveBeenLastCalledWith(100);
  },
};

const onValueCommitted = fn();

export const PressAndDrag: Story = {
  args: { onValueCommitted },
  play: async ({ canvas, canvasElement }) => {
    onValueChange.mockClear();
    onValueCommitted.mockClear();
    await drag(canvasElement, [0.75]);
    await expect(canvas.getByRole("slider")).toHaveValue("75");
    await expect(canvas.getByRole("slider")).toHaveFocus();
    await drag(canvasElement, [0.7, 0.5, 0.2]);
    await expect(onValueChange.mock.calls.flat()).toEqual([75, 70, 50, 20]);
    await expect(onValueCommitted.mock.calls.flat()).toEqual([75, 20]);
    // The page is scrolled instead: the value goes back.
    const control = await drag(canvasElement, [0.9], false);
    await fireEvent.pointerCancel(control, { pointerId: 1 });
    await expect(canvas.getByRole("slider")).toHaveValue("20");
    await expect(onValueCommitted).toHaveBeenCalledTimes(2);
  },
};

/** A fast pointer is heard several times before React has rendered the first place. */
export const SeveralMovesBeforeTheNextPicture: Story = {
  args: { onValueCommitted },
  play: async ({ canvas, canvasElement }) => {
    onValueCommitted.mockClear();
    const control = canvasElement.querySelector<HTMLElement>("[data-thumb]")!.parentElement!;
    const { left, width, top } = control.getBoundingClientRect();
    const tell = (type: string, share: number) =>
      control.dispatchEvent(
        new PointerEvent(type, {
          bubbles: true,
          button: 0,
          pointerId: 1,
          clientX: left + share * width,
          clientY: top + 5,
        }),
      );
    tell("pointerdown", 0.4);
    for (const share of [0.5, 0.6, 0.7, 0.8]) tell("pointermove", share);
    await waitFor(() => expect(canvas.getByRole("slider")).toHaveValue("80"));
    for (const share of [0.7, 0.6, 0.9]) tell("pointermove", share);
    tell("pointerup", 0.9);
    await waitFor(() => expect(canvas.getByRole("slider")).toHaveValue("90"));
    await expect(onValueCommitted.mock.calls.flat()).toEqual([90]);
  },
};

const onRangeChange = fn();

export const Range: Story = {
  render: () => (
    <Slider<readonly [number, number]>
      aria-label="Days"
      thumbLabels={["From", "To"]}
      min={1}
      max={21}
      defaultValue={[5, 12]}
      onValueChange={onRangeChange}
      showValue
      ticks={[{ value: 1 }, { value: 7 }, { value: 14 }, { value: 21 }]}
    />
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    canvas.getByRole("slider", { name: "To" }).focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(onRangeChange).toHaveBeenLastCalledWith([5, 13]);
    // A thumb stops at the other one.
    await userEvent.keyboard("{Home}");
    await expect(onRangeChange).toHaveBeenLastCalledWith([5, 5]);
    await expect(canvas.getByRole("group", { name: "Days" })).toBeVisible();
    // From one place, the direction says which thumb moves.
    await drag(canvasElement, [0.2, 0.5]);
    await expect(onRangeChange).toHaveBeenLastCalledWith([5, 11]);
    await drag(canvasElement, [0.1]);
    await expect(onRangeChange).toHaveBeenLastCalledWith([3, 11]);
    await expect(canvas.getByRole("slider", { name: "From" })).toHaveFocus();
  },
};

export const InAForm: Story = {
  render: () => (
    <form aria-label="Filter">
      <Slider name="age" aria-label="Age" defaultValue={18} />
      <Slider<readonly [number, number]>
        name="days"
        aria-label="Days"
        defaultValue={[3, 10]}
        format={{ style: "unit", unit: "day", unitDisplay: "long" }}
      />
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const form = canvas.getByRole<HTMLFormElement>("form");
    const [age, from] = canvas.getAllByRole("slider");
    await expect([...new FormData(form)].flat()).toEqual(["age", "18", "days", "3", "days", "10"]);
    await expect(from).toHaveAttribute("aria-valuetext", "3 days");
    await expect(from).toHaveAccessibleName("From");
    await expect(canvas.getByRole("slider", { name: "To" })).toHaveValue("10");
    age!.focus();
    await userEvent.keyboard("{PageUp}");
    await expect(new FormData(form).get("age")).toBe("28");
    form.reset();
    await waitFor(() => expect(new FormData(form).get("age")).toBe("18"));
  },
};

/** Values that stand near to each other share a bubble, so that none covers the other. */
export const NearThumbs: Story = {
  render: () => (
    <Slider<readonly [number, number]>
      aria-label="Price"
      max={50_000}
      step={1000}
      defaultValue={[18_000, 20_000]}
      format={{ style: "currency", currency: "RUB", maximumFractionDigits: 0 }}
      showValue
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText("RUB 18,000–20,000")).toBeVisible();
    await expect(canvas.queryByText("RUB 18,000")).toBeNull();
    canvas.getByRole("slider", { name: "To" }).focus();
    await userEvent.keyboard("{Home}");
    await expect(canvas.getByText("RUB 18,000")).toBeVisible();
    await userEvent.keyboard("{End}");
    await expect(canvas.getByText("RUB 18,000")).toBeVisible();
    await expect(canvas.getByText("RUB 50,000")).toBeVisible();
  },
};

export const InAField: Story = {
  render: () => (
    <Field label="Radius" hint="Corners of buttons">
      <Slider max={32} defaultValue={12} showValue />
    </Field>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("slider")).toHaveAccessibleName("Radius");
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas, canvasElement }) => {
    await drag(canvasElement, [0.9]);
    await expect(canvas.getByRole("slider")).toHaveValue("40");
    await expect(canvas.getByRole("slider")).toBeDisabled();
  },
};

export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <Slider {...args} showValue ticks={[{ value: 0 }, { value: 50 }, { value: 100 }]} />
    </div>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await drag(canvasElement, [0.25]);
    await expect(canvas.getByRole("slider")).toHaveValue("75");
    await userEvent.keyboard("{ArrowLeft}");
    await expect(canvas.getByRole("slider")).toHaveValue("76");
  },
};
