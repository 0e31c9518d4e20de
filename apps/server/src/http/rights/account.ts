import type { OrganizerRole } from "@tour/api";

/** As which organiser somebody of staff is signed in, and until when. */
interface ActiveImpersonation {
  organizerId: number;
  organizerName: string;
  endsAt: Date;
}

/** Whoever is signed in, and for which organisers they may act. */
export interface Account {
  id: string;
  name: string;
  email: string;
  /** Whether the e-mail is known to be theirs. */
  isConfirmed: boolean;
  /** Not while they are signed in as an organiser. */
  isStaff: boolean;
  /** The session by which they ask. */
  sessionId: string;
  /** When the password was last shown in it. */
  signedInAt: Date;
  /** Whether they have one, and when its code was last shown in this session. */
  secondFactor: { isOn: boolean; shownAt: Date | null };
  /** Of staff: then they act as that organiser's owner, and have no other right. */
  impersonation: ActiveImpersonation | null;
  memberships: { organizerId: number; organizerName: string; role: OrganizerRole }[];
}
