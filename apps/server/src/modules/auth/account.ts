/** Whoever is signed in, and for which organisers they may act. */
export interface Account {
  id: string;
  name: string;
  email: string;
  isStaff: boolean;
  memberships: { organizerId: number; organizerName: string; role: "owner" | "editor" }[];
}
