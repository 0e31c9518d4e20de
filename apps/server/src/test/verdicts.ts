/** Whether a call is answered, or how it is refused. */
export type Verdict = "yes" | 401 | 403;

/** anonymous, owner, editor, manager and guide of A, owner of B, staff; each asks for organiser A. */
export const open: Verdict[] = ["yes", "yes", "yes", "yes", "yes", "yes", "yes"];
export const signedIn: Verdict[] = [401, "yes", "yes", "yes", "yes", "yes", "yes"];
export const members: Verdict[] = [401, "yes", "yes", "yes", "yes", 403, "yes"];
export const office: Verdict[] = [401, "yes", "yes", "yes", 403, 403, "yes"];
export const editors: Verdict[] = [401, "yes", "yes", 403, 403, 403, "yes"];
export const managers: Verdict[] = [401, "yes", 403, "yes", 403, 403, "yes"];
export const guides: Verdict[] = [401, "yes", 403, 403, "yes", 403, "yes"];
export const owners: Verdict[] = [401, "yes", 403, 403, 403, 403, "yes"];

export const staffOnly: Verdict[] = [401, 403, 403, 403, 403, 403, "yes"];
