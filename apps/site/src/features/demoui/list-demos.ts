import type { Demo, DemoGroup } from "@tour/ui-kit/demo";
import { demouiTexts } from "./texts.ts";

export interface NamedDemo extends Demo {
  /** The component's folder in the kit, and its place on the page. */
  name: string;
}

const files = import.meta.glob<Demo>("../../../../../packages/ui-kit/src/*/*.demo.tsx", {
  eager: true,
  import: "demo",
});

/** Every demo, by the name of its file in the component's folder; adding a file adds a demo. */
export const demos: readonly NamedDemo[] = Object.entries(files).map(([path, demo]) => ({
  ...demo,
  name: path.slice(path.lastIndexOf("/") + 1, -".demo.tsx".length),
}));

/** The groups that have something to show, in the order of the texts. */
export const groups = (Object.keys(demouiTexts.groups) as DemoGroup[])
  .map((id) => ({
    id,
    ...demouiTexts.groups[id],
    demos: demos.filter(({ group }) => group === id),
  }))
  .filter((group) => group.demos.length > 0);
