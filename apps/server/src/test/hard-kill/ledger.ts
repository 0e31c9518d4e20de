/** What was asked of a server that may die at any moment, and what it said was done. */
export interface Ledger {
  /** Of things that are written over and over: the last number sent, and the last one confirmed. */
  sent: Record<Counter, number>;
  confirmed: Record<Counter, number>;
  /** Of things that are added: every id that was answered. */
  pictures: string[];
  departures: number[];
  questions: string[];
  /** The last version of the site that was answered. */
  publication: number;
}

export type Counter = "main" | "tour" | "policy" | "tourTitle";

export function openLedger(): Ledger {
  const zero = { main: 0, tour: 0, policy: 0, tourTitle: 0 };
  return {
    sent: { ...zero },
    confirmed: { ...zero },
    pictures: [],
    departures: [],
    questions: [],
    publication: 0,
  };
}

/** Sends the next number of a counter, and notes what became of it. */
export async function count(
  { sent, confirmed }: Ledger,
  counter: Counter,
  send: (number: number) => Promise<unknown>,
): Promise<void> {
  const number = (sent[counter] += 1);
  await send(number);
  confirmed[counter] = number;
}
