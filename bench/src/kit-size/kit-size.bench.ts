import type { Benchmark, Stage } from "../benchmark.ts";
import { reactPackages, weighEntry } from "../bundle/weigh-entry.ts";
import { formatKilobytes } from "../report/format-numbers.ts";
import { installPeer, peerFolder } from "../stage/peer.ts";
import { addWeight } from "./compare-weights.ts";
import { listComponents } from "./list-components.ts";
import { describeKit, peerKits, singlePurpose } from "./peer-kits.ts";
import { makeSizeTable } from "./size-table.ts";
import { weighComponent } from "./weigh-components.ts";
import type { WeighedComponent } from "./weigh-components.ts";
import { weighForms } from "./weigh-forms.ts";
import { weighWrapped } from "./weigh-wrapped.ts";

/** Bytes of each kit component beside other kits'. Sizes do not depend on the machine. */
export const kitSizeBenchmark: Benchmark = {
  name: "kit-size",
  question: "how many bytes is each component?",
  document: "packages/ui-kit/README.md",
  measure: async ({ say }: Stage) => {
    const folders = [...peerKits, singlePurpose].map(({ folder }) => folder);
    for (const folder of [...folders, "forms" as const]) await installPeer(folder);
    const components = listComponents();
    const weighed: WeighedComponent[] = [];
    for (const [index, component] of components.entries()) {
      if (index % 10 === 0) say(`Weighing component ${index + 1} of ${components.length}`);
      weighed.push(await weighComponent(component));
    }
    const whole = await weighEntry(components.map(({ entry }) => entry).join("\n"), {
      external: [...reactPackages, phoneMetadata],
    });
    const provider = await weighEntry('export { MantineProvider } from "@mantine/core";', {
      folder: peerFolder("mantine"),
    });
    const kitTitles = peerKits.map(({ title }) => title);
    const sizes = makeSizeTable(weighed, {
      whole,
      kitTitles,
      notes: writeNotes(addWeight(provider)),
    });
    return [sizes, await weighWrapped(), await weighForms()];
  },
};

/** What libphonenumber-js knows of every country's numbers. */
const phoneMetadata = /metadata\.min\.json/;

const writeNotes = (provider: number): string[] => [
  "Script and CSS, minified and after brotli at its best, of a production bundle by Vite that holds one component with all that it imports: what two share is counted in both. What loads on demand counts as well. Themes' variables and resets count on neither side.",
  "Ours is everything that the entry point exports. A peer's is the smallest example that works, has a label and the comparable features; its source stands in `bench/peers`. A dash: the kit has no such thing.",
  "ValidationField leaves judging to a form of `@tour/validation`, which is weighed by itself below: the fields of Radix and Base UI read the browser's own judgement, those of Mantine and antd bring a form along.",
  "React Aria, Base UI and Radix come without looks, so that their number is script alone, and an app adds its style sheet: smaller than theirs by script, but not with our CSS added, is `script`.",
  `Mantine's contains its provider, without which nothing of it renders (${formatKilobytes(provider)}); antd's what makes its styles at run time; React Aria's the texts of its thirty languages, so that it has no dictionary of its own to compare with \`locale\`.`,
  "The whole set is all components imported together, without the phone numbers' metadata. Its classes have the short names of our own builds; with the names of the published package, which can be read, it is over 1 kB larger.",
  `${peerKits.map(describeKit).join(", ")}.`,
];
