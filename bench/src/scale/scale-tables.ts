import type { Table } from "../benchmark.ts";
import { formatCount, formatMilliseconds, formatRatio } from "../report/format-numbers.ts";
import { clientCounts } from "./measure-kinds.ts";
import type { MeasuredKind } from "./measure-kinds.ts";
import { goalFor } from "./scale-requests.ts";
import type { ServingProcess } from "./start-process.ts";
import type { Seen } from "./time-changes.ts";

/** What was measured of one arrangement of processes at one size. */
export interface ArrangementResult {
  title: string;
  /** Whether goals are for it. */
  hasGoals: boolean;
  kinds: readonly MeasuredKind[];
  starts: readonly StartRow[];
  seen: readonly Seen[];
}

export interface StartRow extends Pick<
  ServingProcess,
  "title" | "startMs" | "startHoldMs" | "startMemory"
> {
  /** After all kinds were asked for; not of a process that was ended before. */
  memory: number | null;
}

const few = clientCounts[0];
const megabytes = (bytes: number) => `${formatCount(bytes / 1024 ** 2)} MB`;

/** p50 and p95 of each kind, the goal beside them, as ratios to what nothing takes by the same clients. */
export function makeKindsTable(
  { title, hasGoals, kinds }: ArrangementResult,
  tours: number,
): Table {
  const floor = kinds[0]!;
  const shown = clientCounts.flatMap((clients) => [
    `${clients} clients: p50`,
    "p95",
    "to the floor",
  ]);
  return {
    title: `${formatCount(tours)} tours, ${title}`,
    columns: ["what is asked", ...shown.slice(0, 2), "goal (p95)", ...shown.slice(2), "client"],
    rows: kinds.map(({ title: kind, by }) => {
      const cells = clientCounts.flatMap((clients) => {
        const one = by.get(clients)!;
        return [
          formatMilliseconds(one.median),
          formatMilliseconds(one.p95),
          formatRatio(one.median, floor.by.get(clients)!.median),
        ];
      });
      const goal = hasGoals ? goalFor(kind, tours) : undefined;
      const { p95, clientShare } = by.get(few)!;
      return [
        kind,
        ...cells.slice(0, 2),
        describeGoal(goal, p95),
        ...cells.slice(2),
        `${Math.round(clientShare * 100)}%`,
      ];
    }),
    notes: [
      "Over HTTP on PostgreSQL. To the floor is p50 as a ratio to p50 of `/health/live`, which asks and makes nothing, by as many clients: a busy or slower machine moves both. A goal that was missed says by how much.",
      "Clients share the machine with what they ask: the last column is their part of all processor time, PostgreSQL's aside, with the fewer clients. Each asks again as soon as it was answered.",
    ],
  };
}

/** The goal, and by how much it was missed. */
export function describeGoal(goal: number | undefined, p95: number): string {
  if (goal === undefined) return "";
  const text = formatMilliseconds(goal, 0);
  return p95 > goal ? `${text}, ${formatRatio(p95, goal)}` : text;
}

interface Files {
  fillMs: number;
  snapshotBytes: number;
}

export function makeStartTable(
  tours: number,
  results: readonly ArrangementResult[],
  { fillMs, snapshotBytes }: Files,
): Table {
  return {
    title: `${formatCount(tours)} tours: processes`,
    columns: ["process", "ready after", "longest hold", "memory then", "after the load"],
    rows: results.flatMap(({ starts }) =>
      starts.map(({ title, startMs, startHoldMs, startMemory, memory }) => [
        title,
        formatMilliseconds(startMs, 0),
        formatMilliseconds(startHoldMs, 0),
        megabytes(startMemory),
        memory === null ? "" : megabytes(memory),
      ]),
    ),
    notes: [
      "Ready is what `/health/ready` says, from the start of the process on. A hold is the longest time between listening and being ready for which it answered nobody.",
      `The snapshot on disk has ${megabytes(snapshotBytes)}, ${formatCount(snapshotBytes / tours)} bytes a tour. Rows were added in ${formatCount(fillMs / 1000)} s.`,
    ],
  };
}

export function makeSeenTable(tours: number, results: readonly ArrangementResult[]): Table {
  return {
    title: `${formatCount(tours)} tours: until a change is seen`,
    columns: ["change", "median", "longest"],
    rows: results.flatMap(({ title, seen }) =>
      seen.map((one) => [
        `${one.title}: ${title}`,
        formatMilliseconds(one.median),
        formatMilliseconds(one.longest),
      ]),
    ),
    notes: [
      "From the answer to whoever changed it until a process that others ask has it, asked again and again; with two API processes changed at one and asked for at the other.",
    ],
  };
}
