import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { Avatar } from "./avatar.tsx";

const meta = {
  title: "Kit/Avatar",
  component: Avatar,
  args: { name: "Анна Ветрова" },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

const picture =
  "data:image/svg+xml," +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="#9cc3d5" d="M0 0h9v9H0z"/><path fill="#31596b" d="m0 8 3-4 2 2 2-3 2 4v2H0z"/></svg>',
  );

export const Initials: Story = {
  play: async ({ canvas }) => {
    const avatar = canvas.getByRole("img", { name: "Анна Ветрова" });
    await expect(avatar).toHaveTextContent("АВ");
    await expect(avatar.offsetWidth).toBe(48);
  },
};

export const FiveVariants: Story = {
  render: () => (
    <div style={{ display: "flex", gap: 8 }}>
      {["Анна", "Борис", "Вера", "Глеб", "Дина"].map((name) => (
        <Avatar key={name} name={name} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const avatars = canvas.getAllByRole("img");
    const variants = new Set(avatars.map((avatar) => avatar.dataset["variant"]));
    const colors = new Set(avatars.map((avatar) => getComputedStyle(avatar).backgroundColor));
    await expect([...variants].toSorted()).toEqual(["1", "2", "3", "4", "5"]);
    // Where the system chooses the colours, the letters alone tell people apart.
    const isForced = matchMedia("(forced-colors: active)").matches;
    await expect(colors.size).toBe(isForced ? 1 : 5);
  },
};

export const Picture: Story = { args: { src: picture } };

export const BrokenPicture: Story = {
  args: { src: "data:image/png;base64,AAAA" },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText("АВ")).toBeVisible());
  },
};

export const Shapes: Story = {
  render: () => (
    <div style={{ display: "flex", gap: 8, alignItems: "center" }}>
      <Avatar name="Сергей Ким" size={32} />
      <Avatar name="Сергей Ким" size={64} shape="square" />
      <Avatar name="Сергей Ким" size={64} shape="square" src={picture} />
      <Avatar name="" decorative />
    </div>
  ),
};
