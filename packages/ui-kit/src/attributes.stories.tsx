/// <reference types="vite/client" />
import type { Ref } from "react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor } from "storybook/test";
import { joinCases, type KitCases } from "./kit-cases.ts";

const files = import.meta.glob<KitCases>("./*/*.cases.tsx", { eager: true, import: "cases" });
const cases = joinCases(files, "attributes");

const meta = {
  title: "Kit/Attributes of all",
  parameters: { a11y: { test: "off" } },
} satisfies Meta;

export default meta;

/** Ids that have a meaning of their own: of the control inside, of a layer, of what tabs point at. */
const ownIds = new Set(["field", "tab", "tabPanel", "dropdown", "dropdownMenu", "tooltip"]);

/** What draws nothing of its own, or hands all that it is given on to one of the others. */
const others = [
  "Tabs",
  "LocaleProvider",
  "LinkProvider",
  "ToastProvider",
  "Action",
  "ValidationField",
];

/** Names of all components that the kit gives out. */
function listComponents(): string[] {
  const entries = import.meta.glob<object>("./*/index.ts", { eager: true });
  const names = Object.values(entries).flatMap((entry) => Object.keys(entry));
  return names.filter((name) => /^[A-Z]/.test(name) && name !== name.toUpperCase());
}

const found: Record<string, HTMLElement | null> = {};
const probes = Object.entries(cases).map(([name, render]) => {
  const ref = (element: HTMLElement | null) => void (found[name] = element);
  const own = {
    ref: ref as Ref<never>,
    className: `probe-${name}`,
    style: { outlineWidth: "7px" },
  };
  return { name, element: render({ ...own, "data-probe": name, id: `probe-${name}` }) };
});

/**
 * `ref`, `id` and data attributes are those of the element that a control is worked by, otherwise of
 * the root; `className` and `style` are the root's, which is the same element or around it.
 */
export const AllTakeThem: StoryObj = {
  render: () => (
    <>
      {probes.map(({ name, element }) => (
        <section key={name}>{element}</section>
      ))}
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const tested = new Set(
      Object.keys(cases).map((name) => name[0]?.toUpperCase() + name.slice(1)),
    );
    await expect(listComponents().length).toBeGreaterThan(40);
    const untested = listComponents().filter((name) => !tested.has(name) && !others.includes(name));
    await expect(untested, "components without a case here").toEqual([]);
    await userEvent.hover(canvas.getByRole("button", { name: "Undo" }));
    await waitFor(() => expect(screen.getByRole("tooltip")).toBeVisible());
    for (const { name } of probes) {
      const element = found[name];
      await expect(element, `${name} gives its ref`).toBeInstanceOf(HTMLElement);
      await expect(element?.dataset["probe"], `${name} takes data attributes`).toBe(name);
      if (!ownIds.has(name)) await expect(element?.id, `${name} takes id`).toBe(`probe-${name}`);
      const root = element?.closest<HTMLElement>(`.probe-${name}`);
      await expect(root?.style.outlineWidth, `${name} takes className and style`).toBe("7px");
    }
  },
};
