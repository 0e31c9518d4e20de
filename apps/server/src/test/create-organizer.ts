import type { OrganizerRole } from "@tour/api";
import { organizers } from "../modules/organizers/organizer.table.ts";
import { createUser } from "../modules/accounts/create-user.ts";
import type { Person } from "./ask.ts";
import type { TestApp } from "./create-test-app.ts";
import { setUpFactor } from "./second-factor.ts";
import type { PersonWithFactor } from "./second-factor.ts";

/** Of everyone who is made for a test. */
export const password = "correct horse battery";

/** By which an organiser's owner signs in. */
export const ownerEmail = (organizerId: number): string => emailOf("owner", organizerId);

const emailOf = (role: string, organizerId: number) => `${role}-${organizerId}@example.com`;

export interface TestOrganizer {
  id: number;
  owner: Person;
  editor: Person;
}

/** An organiser with an owner and an editor who are signed in. */
export async function createOrganizer(
  { db, signIn }: Pick<TestApp, "db" | "signIn">,
  name = "Тропа",
): Promise<TestOrganizer> {
  // As one whom staff have put on the marketplace.
  const [organizer] = await db
    .insert(organizers)
    .values({ name, since: 2015, isPublishedOnSite: true })
    .returning();
  if (!organizer) throw new Error("No organiser was made");
  const { id } = organizer;
  const [owner, editor] = await Promise.all(
    (["owner", "editor"] as const).map(async (role) => {
      const email = emailOf(role, id);
      const memberships = [{ organizerId: id, role }];
      await createUser(db, { name: role, email, password, memberships });
      return signIn(email, password);
    }),
  );
  return { id, owner: owner!, editor: editor! };
}

/** Somebody else of an organiser's team who is signed in. */
export async function createMember(
  { db, signIn }: Pick<TestApp, "db" | "signIn">,
  organizerId: number,
  role: OrganizerRole,
): Promise<Person> {
  const email = emailOf(role, organizerId);
  await createUser(db, { name: role, email, password, memberships: [{ organizerId, role }] });
  return signIn(email, password);
}

/** Someone of the staff who is signed in, with the second factor that staff must have. */
export async function createStaff(
  app: Pick<TestApp, "db" | "signIn" | "call" | "services">,
  name = "staff",
): Promise<PersonWithFactor> {
  const email = `${name}@example.com`;
  await createUser(app.db, { name, email, password, isStaff: true });
  return setUpFactor(app, { ...(await app.signIn(email, password)), role: "staff" });
}
