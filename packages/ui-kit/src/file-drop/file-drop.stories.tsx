import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn } from "storybook/test";
import { Field } from "../field/field.tsx";
import { FileDrop } from "./file-drop.tsx";
import { FileProgress } from "./file-progress.tsx";

const onFiles = fn();

const meta = {
  title: "Kit/FileDrop",
  component: FileDrop,
  args: { "aria-label": "Pictures", onFiles, hint: "JPEG, PNG or WebP, up to 10 MB" },
  beforeEach: () => void onFiles.mockClear(),
  decorators: [(Story) => <div style={{ maxInlineSize: 420 }}>{<Story />}</div>],
} satisfies Meta<typeof FileDrop>;

export default meta;
type Story = StoryObj<typeof meta>;

const picture = new File(["picture"], "altai.jpg", { type: "image/jpeg" });
const text = new File(["text"], "notes.txt", { type: "text/plain" });
const large = new File([new Uint8Array(2_000_000)], "peak.png", { type: "image/png" });

export const Choosing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText("Pictures"), picture);
    await expect(onFiles).toHaveBeenCalledWith([picture]);
  },
};

export const DroppingAndRules: Story = {
  args: { multiple: true, accept: "image/*", maxSize: 1_000_000 },
  play: async ({ canvas }) => {
    const zone = canvas.getByLabelText("Pictures");
    fireEvent.dragEnter(zone);
    const dataTransfer = new DataTransfer();
    for (const file of [picture, text, large]) dataTransfer.items.add(file);
    fireEvent(zone, new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
    await expect(onFiles.mock.calls).toEqual([[[picture]]]);
    await expect(canvas.getByRole("alert")).toHaveTextContent(
      "notes.txt: this type of file is not acceptedpeak.png: larger than 1 MB",
    );
  },
};

const onRemove = fn();
const onRetry = fn();

export const Progress: Story = {
  args: { multiple: true },
  render: (args) => (
    <FileDrop {...args}>
      <FileProgress name="chulyshman.jpg" size={4_200_000} progress={0.4} onRemove={onRemove} />
      <FileProgress name="katun.jpg" size={2_800_000} progress={1} onRemove={onRemove} />
      <FileProgress name="достопримечательности-горного-алтая-лето.png" onRemove={onRemove} />
      <FileProgress name="peak.png" size={31_000_000} error="Too large" onRemove={onRemove} />
      <FileProgress
        name="ridge.png"
        size={9_000_000}
        error="No network"
        onRemove={onRemove}
        onRetry={onRetry}
      />
    </FileDrop>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(
      canvas.getByRole("progressbar", { name: "Uploading chulyshman.jpg" }),
    ).toHaveAttribute("aria-valuenow", "40");
    await userEvent.click(canvas.getByRole("button", { name: "Remove katun.jpg" }));
    await expect(onRemove).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("button", { name: "Upload ridge.png again" }));
    await expect(onRetry).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole("button", { name: "Upload peak.png again" })).toBeNull();
  },
};

export const InAField: Story = {
  render: (args) => (
    <Field label="Favicon" error="The picture has to be square" required>
      <FileDrop {...args} aria-label={undefined} />
    </Field>
  ),
};

export const Disabled: Story = { args: { disabled: true } };
