import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { Accordion, AccordionItem } from "./accordion.tsx";

const meta = {
  title: "Kit/Accordion",
  component: Accordion,
  args: {
    children: (
      <>
        <AccordionItem title="Do I need to know how to ride?" headingLevel={3} defaultOpen>
          No. The first day is a lesson on calm horses, and the guide rides beside you.
        </AccordionItem>
        <AccordionItem title="What if it rains?" headingLevel={3}>
          We carry capes for everyone and move the long passages to a dry day.
        </AccordionItem>
        <AccordionItem title="Можно ли взять с собой ребёнка-путешественника?" headingLevel={3}>
          С десяти лет и вместе с родителями.
        </AccordionItem>
      </>
    ),
  },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

const openTitles = (root: HTMLElement) =>
  [...root.querySelectorAll("details[open] summary")].map((summary) => summary.textContent);

export const OneAtATime: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByText(/first day is a lesson/)).toBeVisible();
    await userEvent.click(canvas.getByText("What if it rains?"));
    await waitFor(() => expect(openTitles(canvasElement)).toEqual(["What if it rains?"]));
  },
};

export const Several: Story = {
  args: { multiple: true },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByText("What if it rains?"));
    await waitFor(() => expect(openTitles(canvasElement)).toHaveLength(2));
  },
};
