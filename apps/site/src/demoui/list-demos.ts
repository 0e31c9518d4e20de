import type { Demo, DemoGroup } from "./define-demo.ts";
import { demouiTexts } from "./texts.ts";

export interface NamedDemo extends Demo {
  /** The component's folder in the kit, and its place on the page. */
  name: string;
}

const files = import.meta.glob<{ demo: Demo }>("./demos/*.demo.tsx", { eager: true });

/** Every demo, by the name of its file; adding a file adds a demo. */
export const demos: readonly NamedDemo[] = Object.entries(files).map(([path, { demo }]) => ({
  ...demo,
  name: path.slice("./demos/".length, -".demo.tsx".length),
}));

/** The groups that have something to show, in the order of the texts. */
export const groups = (Object.keys(demouiTexts.groups) as DemoGroup[])
  .map((id) => ({
    id,
    ...demouiTexts.groups[id],
    demos: demos.filter(({ group }) => group === id),
  }))
  .filter((group) => group.demos.length > 0);
