import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { LinkProvider, type RouterLinkProps } from "./link-adapter.tsx";
import { Link } from "./link.tsx";

const meta = {
  title: "Kit/Link",
  component: Link,
  args: { children: "Tours to Altai" },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

function DemoRouterLink({ to, ...rest }: RouterLinkProps) {
  return <a data-router href={`#${to}`} {...rest} />;
}

export const Anchor: Story = {
  args: { href: "#altai" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link")).toHaveAttribute("href", "#altai");
  },
};

export const RouterLink: Story = {
  args: { to: "/altai" },
  render: (args) => (
    <LinkProvider component={DemoRouterLink}>
      <Link {...args} />
    </LinkProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link")).toHaveAttribute("data-router");
  },
};

export const RouteWithoutRouter: Story = {
  args: { to: "/altai" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link")).toHaveAttribute("href", "/altai");
  },
};

const onClick = fn();

export const ButtonThatLooksLikeALink: Story = {
  args: { onClick, children: "Show the route" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(onClick).toHaveBeenCalledOnce();
  },
};

export const Disabled: Story = {
  args: { href: "#altai", disabled: true },
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link");
    await expect(link).not.toHaveAttribute("href");
    await expect(link).toHaveAttribute("aria-disabled", "true");
  },
};

export const InText: Story = {
  args: { href: "#terms", variant: "quiet", children: "the booking terms" },
  render: (args) => (
    <p style={{ maxInlineSize: "40ch" }}>
      By paying you accept <Link {...args} /> and the <Link href="#privacy">privacy policy</Link>.
    </p>
  ),
};
