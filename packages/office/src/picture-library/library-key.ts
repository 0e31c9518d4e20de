/** Under what an organiser's pictures are kept of what was read. */
export const libraryKey = (organizerId: number) => ["organizer", organizerId, "media"];
