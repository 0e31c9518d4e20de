import type { Table } from "../benchmark.ts";
import type { EntryWeight } from "../bundle/weigh-entry.ts";
import { formatKilobytes } from "../report/format-numbers.ts";
import { addWeight, findSmallest, judgeWeight } from "./compare-weights.ts";
import type { PeerWeight } from "./compare-weights.ts";
import type { WeighedComponent } from "./weigh-components.ts";

/** What the whole kit may weigh, in bytes, without the phone numbers' metadata. */
export const wholeKitLimit = 75_000;

const none = "–";
const format = (peer: PeerWeight | undefined) =>
  peer ? formatKilobytes(addWeight(peer.weight)) : none;

/** Rows of all components, then of the whole kit; a dash stands where a kit has none. */
export function makeSizeTable(
  components: readonly WeighedComponent[],
  { whole, kitTitles, notes }: { whole: EntryWeight; kitTitles: string[]; notes: string[] },
): Table {
  const rows = components.map(({ name, own, peers, singlePurpose }) => {
    // Where no kit has the thing, the package that people add is what ours has to beat.
    const rivals = peers.length > 0 || !singlePurpose ? peers : [singlePurpose];
    const smallest = findSmallest(rivals);
    return [
      name,
      formatKilobytes(own.script + own.later),
      formatKilobytes(own.styles),
      formatKilobytes(addWeight(own)),
      smallest ? `${format(smallest)} ${smallest.title}` : none,
      judgeWeight(own, rivals),
      ...kitTitles.map((title) => format(peers.find((peer) => peer.title === title))),
      format(singlePurpose),
    ];
  });
  const all = addWeight(whole);
  rows.push([
    `whole set (${components.length})`,
    formatKilobytes(whole.script + whole.later),
    formatKilobytes(whole.styles),
    formatKilobytes(all),
    `goal ${formatKilobytes(wholeKitLimit)}`,
    all < wholeKitLimit ? "yes" : "no",
    ...[...kitTitles, none].map(() => none),
  ]);
  return {
    title: "Each component alone, brotli, React left out",
    columns: [
      "component",
      "script",
      "CSS",
      "ours",
      "smallest peer",
      "smaller?",
      ...kitTitles,
      "one-purpose package",
    ],
    rows,
    notes,
  };
}
