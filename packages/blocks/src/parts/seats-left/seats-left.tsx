import { plural } from "../../format/plural.ts";
import { isTaken } from "../../page-data/select-departures.ts";
import type { DepartureView } from "../../page-data/select-departures.ts";
import { texts } from "../../texts/ru.ts";
import type { TourMark } from "../tour-mark/tour-mark.ts";
import styles from "./seats-left.module.css";

/** With this many seats or fewer, the number is emphasised. */
const few = 3;

interface SeatsLeftProps {
  departure: Pick<DepartureView, "state" | "seatsLeft" | "opening">;
  /** It is said beside it when the sale begins: the seats are said here all the same. */
  isOpeningBeside?: boolean;
  mark?: TourMark;
  className?: string;
}

/**
 * How many seats a departure still has: plain when there are enough, marked when few are left. Of
 * one whose sale has not begun, from which day on it is sold.
 */
export function SeatsLeft({ departure, isOpeningBeside, mark, className }: SeatsLeftProps) {
  const { state, seatsLeft, opening } = departure;
  const isFew = seatsLeft <= few && state !== "later";
  const level = isTaken(departure) ? "none" : isFew ? "few" : "enough";
  const isOpeningSaid = state === "later" && !isOpeningBeside;
  return (
    <span {...mark} className={`${styles.seats} ${className ?? ""}`} data-level={level}>
      {isOpeningSaid ? opening?.short : wording(state, seatsLeft)}
    </span>
  );
}

function wording(state: DepartureView["state"], seatsLeft: number): string {
  if (state === "full") return texts.soldOut;
  if (state === "closed") return texts.dates.closed;
  const seats = plural(seatsLeft, texts.seatsLeft);
  return seatsLeft <= few && state !== "later" ? texts.dates.left(seats) : seats;
}
