/**
 * Specification, section 4: 1 pending confirm, 2 pending prepayment, 3 made prepayment, 4 tour
 * complete, 5 canceled by tourist, 6 by author, 7 by system, 8 by admin.
 */
export const requestStatuses = [1, 2, 3, 4, 5, 6, 7, 8] as const;
export type RequestStatus = (typeof requestStatuses)[number];
