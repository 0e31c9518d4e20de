import { join } from "node:path";
import { peerFolder } from "../stage/peer.ts";
import type { PeerName } from "../stage/peer.ts";

/** One way to make the thing: a file that exports `Example`. */
export interface Contender {
  title: string;
  file: string;
}

export interface Scenario {
  title: string;
  /** `open` presses the trigger, `mount` renders, `type` presses keys in the field. */
  action: "open" | "mount" | "type";
  /** Entries or rows. */
  count: number;
  /** What is seen when it is done. */
  shown: string;
  /** Ours first. */
  contenders: readonly Contender[];
}

const own = (name: string): Contender => ({
  title: "ours",
  file: join(import.meta.dirname, "own", `${name}.tsx`),
});
const peer = (title: string, folder: PeerName, name: string): Contender => ({
  title,
  file: join(peerFolder(folder), "speed", `${name}.jsx`),
});

const mantine = (name: string) => peer("Mantine", "mantine", name);
const reactAria = (name: string) => peer("React Aria", "react-aria", name);
const baseUi = (name: string) => peer("Base UI", "base-ui", name);
const antd = (name: string) => peer("antd", "antd", name);
const phonePackage = (name: string) => peer(name, "single-purpose", name);

const selects = [own, mantine, reactAria, baseUi, antd].map((make) => make("select"));

export const scenarios: readonly Scenario[] = [
  {
    title: "open a Select of 250",
    action: "open",
    count: 250,
    shown: '[role="option"]',
    contenders: [...selects, peer("Radix", "radix", "select")],
  },
  {
    title: "open a Select of 10,000",
    action: "open",
    count: 10_000,
    shown: '[role="option"]',
    // Radix draws every option and has no way to draw fewer.
    contenders: selects,
  },
  {
    title: "mount a table of 1,000 rows",
    action: "mount",
    count: 1000,
    shown: "#stage tr:nth-last-child(1):nth-child(n + 1000)",
    contenders: [own, mantine, reactAria, antd].map((make) => make("table")),
  },
  {
    title: "open the date picker",
    action: "open",
    count: 0,
    shown: '[role="grid"] td, table td',
    contenders: [own, mantine, reactAria, antd].map((make) => make("date-picker")),
  },
  {
    title: "a key in a phone field",
    action: "type",
    count: 0,
    shown: "#stage input",
    contenders: [
      own("phone-input"),
      mantine("phone-input"),
      phonePackage("react-phone-number-input"),
      phonePackage("react-international-phone"),
      phonePackage("react-imask"),
    ],
  },
];
