import type { requests } from "./request.table.ts";

interface Found {
  request: Pick<typeof requests.$inferSelect, "status" | "chooseUntil">;
  departure: { status: string };
}

/** The request is open, and its trip is not called off: its guest still has something to pay for. */
export const isGoing = ({ request, departure }: Found): boolean =>
  request.status <= 3 && !request.chooseUntil && departure.status !== "canceled";
