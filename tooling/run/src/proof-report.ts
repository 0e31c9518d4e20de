/** What a part of the proof has shown, as the server's tests write it. */
export interface ProofPart {
  name: string;
  /** `rounds`, `sequences` or `kills`. */
  unit: string;
  planned: number;
  done: number;
  seconds: number;
  seed?: number;
  /** Looked at each time. */
  invariants: string[];
  /** Further counts by name. */
  facts: Record<string, number>;
}

/** A part with the run that has shown it. */
export interface ProvenPart extends ProofPart {
  /** `yyyy-MM-dd`. */
  date: string;
  /** The version of Node. */
  node: string;
}

/** A part that ran again stands instead of what it had shown before. */
export function keepOthers(
  shown: readonly ProvenPart[],
  parts: readonly ProvenPart[],
): ProvenPart[] {
  const names = new Set(parts.map(({ name }) => name));
  return [...shown.filter(({ name }) => !names.has(name)), ...parts].toSorted(
    (a, b) => a.planned - b.planned || (a.name < b.name ? -1 : 1),
  );
}

const format = (count: number) => count.toLocaleString("en-US");

function formatTime(seconds: number): string {
  return seconds < 90 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
}

function describeCounts({ seed, facts }: ProofPart): string {
  const counts = Object.entries(facts).map(([name, count]) => `${format(count)} ${name}`);
  return [...counts, ...(seed === undefined ? [] : [`seed ${seed}`])].join(", ");
}

/** An invariant of several parts is said once, with their names. */
function listInvariants(parts: readonly ProofPart[]): string[] {
  const owners = new Map<string, string[]>();
  for (const { name, invariants } of parts) {
    for (const one of invariants) owners.set(one, [...(owners.get(one) ?? []), name]);
  }
  return [...owners].map(([one, names]) => `- ${one} (${names.join("; ")})`);
}

/** The text of `docs/proof.md`. */
export function writeProofReport(parts: readonly ProvenPart[]): string {
  const rows = parts.map((part) => {
    const { name, unit, planned, done, seconds, date, node } = part;
    const count = done < planned ? `${format(done)} of ${format(planned)}` : format(done);
    return `| ${name} | ${count} ${unit} | ${describeCounts(part)} | ${formatTime(seconds)} | ${date}, Node ${node} |`;
  });
  const cut = parts.filter(({ done, planned }) => done < planned);
  return `# The proof of booking

What \`pnpm prove\` has shown on PostgreSQL, the parts in two rows side by side, or some of them alone.
Every part ended without a fault. \`pnpm test\` runs a small part of the same with each run.

| part | done | with | time | run on |
| --- | --- | --- | --- | --- |
${rows.join("\n")}
${cut.length > 0 ? "\nWhere fewer were done than planned, the time that was given for them was over.\n" : ""}
Selling seats, ends of holds, cancelling, moving, growing parties and settling payments have a control
beside them: the same with its guard off fails. A seed given as \`pnpm prove --seed N\` repeats the
random events.

## What was looked at each time

${listInvariants(parts).join("\n")}
`;
}
