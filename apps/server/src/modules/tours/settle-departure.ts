/**
 * The job that does for a departure's guests what its state asks for: see the job itself, which
 * stands with the requests. Asked for in the transaction that changes the state.
 */
export const settleDeparture = { name: "settle-departure" };

export interface DeparturePayload {
  departure_id: number;
}

/** One such job of a departure waits at a time. */
export const settleOf = (id: number) => ({ key: `${id}`, payload: { departure_id: id } });
