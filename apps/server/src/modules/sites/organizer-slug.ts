/** Of an organiser's page on the marketplace: the name in the site's address, a dash and their number. */
export const makeOrganizerSlug = ({ name }: { name: string }, organizerId: number): string =>
  `${name}-${organizerId}`;
