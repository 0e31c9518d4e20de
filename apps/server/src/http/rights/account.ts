import type { OrganizerRole } from "@tour/api";

/** Whoever is signed in, and for which organisers they may act. */
export interface Account {
  id: string;
  name: string;
  email: string;
  /** Whether the e-mail is known to be theirs. */
  isConfirmed: boolean;
  isStaff: boolean;
  /** The session by which they ask. */
  sessionId: string;
  /** Whether they have one, and when its code was last shown in this session. */
  secondFactor: { isOn: boolean; shownAt: Date | null };
  memberships: { organizerId: number; organizerName: string; role: OrganizerRole }[];
}
