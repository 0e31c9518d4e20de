import type { EntryWeight } from "../bundle/weigh-entry.ts";

/** A component made with one peer. */
export interface PeerWeight {
  title: string;
  weight: EntryWeight;
  isStyled: boolean;
}

/**
 * Whether ours is smaller than the smallest peer: `yes` with our styles counted; `script` when only
 * our script is smaller, than that of a peer which has no styles; `no`; `–` without a peer.
 */
export type Verdict = "yes" | "script" | "no" | "–";

export const addWeight = ({ script, later, styles }: EntryWeight): number =>
  script + later + styles;

/** The peer whose script and styles together are the smallest. */
export function findSmallest(peers: readonly PeerWeight[]): PeerWeight | undefined {
  return peers.toSorted((a, b) => addWeight(a.weight) - addWeight(b.weight))[0];
}

export function judgeWeight(own: EntryWeight, peers: readonly PeerWeight[]): Verdict {
  const smallest = findSmallest(peers);
  if (!smallest) return "–";
  if (addWeight(own) < addWeight(smallest.weight)) return "yes";
  const isScriptSmaller = peers.every(
    ({ weight, isStyled }) =>
      (isStyled ? addWeight(own) : own.script + own.later) < addWeight(weight),
  );
  return isScriptSmaller ? "script" : "no";
}
