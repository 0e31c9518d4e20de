/** Of whatever is read of an organiser's requests: what is done with one makes all of it stale. */
export const requestsKey = (organizerId: number) => ["organizer", organizerId, "requests"];
/** Of the lists among it, each a row of pages. */
export const requestListsKey = (organizerId: number) => [...requestsKey(organizerId), "list"];
