import { useQueryClient } from "@tanstack/react-query";
import type { RequestRow } from "@tour/api";
import { describeFailure } from "@tour/office/api";
import { useEffect, useRef, useState } from "react";
import { requestsKey } from "../../../requests/requests-key.ts";

/** The server takes ten writes a second of one address, in ms. */
const pace = 110;

export interface BulkFailure {
  row: RequestRow;
  reason: string;
}

interface BulkState {
  phase: "ready" | "running" | "over";
  done: number;
  failures: BulkFailure[];
  /** What was stopped before it began. */
  left: RequestRow[];
}

const ready: BulkState = { phase: "ready", done: 0, failures: [], left: [] };

/** Does one thing with many requests, one after the other; what fails stops no other. */
export function useBulk(organizerId: number, run: (row: RequestRow) => Promise<unknown>) {
  const queryClient = useQueryClient();
  const [state, setState] = useState(ready);
  const isStopped = useRef(false);
  // Who leaves the screen has what was not begun left alone.
  useEffect(() => () => void (isStopped.current = true), []);

  /** Answers whether it was done with all of them. */
  async function start(rows: readonly RequestRow[]): Promise<boolean> {
    let failed = 0;
    isStopped.current = false;
    setState((before) => ({ ...ready, phase: "running", done: before.done }));
    const waiting = [...rows];
    while (waiting.length > 0 && !isStopped.current) {
      const row = waiting.shift()!;
      const [failure] = await Promise.all([
        run(row).then(
          () => null,
          (error: unknown) => ({ row, reason: describeFailure(error) }),
        ),
        new Promise((resolve) => setTimeout(resolve, pace)),
      ]);
      if (failure) failed += 1;
      setState((before) => ({
        ...before,
        done: before.done + (failure ? 0 : 1),
        failures: failure ? [...before.failures, failure] : before.failures,
      }));
    }
    setState((before) => ({ ...before, phase: "over", left: waiting }));
    await queryClient.invalidateQueries({ queryKey: requestsKey(organizerId) });
    return failed + waiting.length === 0;
  }
  return { ...state, start, stop: () => void (isStopped.current = true) };
}
