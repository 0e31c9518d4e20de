import { plural } from "../../format/plural.ts";
import type { DepartureView } from "../../page-data/select-departures.ts";
import { texts } from "../../texts/ru.ts";
import type { TourMark } from "../tour-mark/tour-mark.ts";
import styles from "./seats-left.module.css";

/** With this many seats or fewer, the number is emphasised. */
const few = 3;

interface SeatsLeftProps {
  departure: Pick<DepartureView, "state" | "seatsLeft">;
  mark?: TourMark;
  className?: string;
}

/** How many seats a departure still has: plain when there are enough, marked when few are left. */
export function SeatsLeft({ departure, mark, className }: SeatsLeftProps) {
  const { state, seatsLeft } = departure;
  const isTaken = state === "full" || state === "closed";
  const level = isTaken ? "none" : seatsLeft <= few ? "few" : "enough";
  return (
    <span {...mark} className={`${styles.seats} ${className ?? ""}`} data-level={level}>
      {wording(state, seatsLeft)}
    </span>
  );
}

function wording(state: DepartureView["state"], seatsLeft: number): string {
  if (state === "full") return texts.soldOut;
  if (state === "closed") return texts.dates.closed;
  const seats = plural(seatsLeft, texts.seatsLeft);
  return seatsLeft <= few ? texts.dates.left(seats) : seats;
}
