/** What somebody may be for an organiser. Product decisions, section 2. */
export const organizerRoles = ["owner", "editor", "manager", "guide"] as const;
export type OrganizerRole = (typeof organizerRoles)[number];

/** The roles that may make an organiser's calls, by the call's access. */
const rolesByAccess = {
  member: organizerRoles,
  /** What the site's people and those who sell both read: tours and their dates. */
  office: ["owner", "editor", "manager"],
  /** The site, and what is written of tours. */
  editor: ["owner", "editor"],
  /** Requests, guests, questions, and the dates of tours. */
  manager: ["owner", "manager"],
  /** Who travels on the departures that a guide leads. */
  guide: ["owner", "guide"],
  owner: ["owner"],
} as const satisfies Record<string, readonly OrganizerRole[]>;

export type OrganizerAccess = keyof typeof rolesByAccess;

/** Whether an access is one that depends on the organiser that a call names. */
export const isOrganizerAccess = (access: string): access is OrganizerAccess =>
  Object.hasOwn(rolesByAccess, access);

/** Whether this role may make the calls of this access. */
export const mayUse = (role: OrganizerRole, access: OrganizerAccess): boolean =>
  (rolesByAccess[access] as readonly OrganizerRole[]).includes(role);
