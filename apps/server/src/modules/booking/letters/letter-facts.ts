/** What a letter tells of a change, as it was at that moment: the request itself moves on. */
export interface LetterFacts {
  /** Until when the seats are held, as an ISO instant. */
  until?: string | null;
  /** Why, in the words of whoever did it. */
  words?: string;
  /** The words are the marketplace's, not the organiser's. */
  isByStaff?: boolean;
  /** The status that the request left. */
  from?: number;
  /** Minor units of the request's currency. */
  paid?: number;
  refund?: number;
  /** What is still to be paid. */
  rest?: number;
}
