import { organizers } from "../modules/organizer/organizer.table.ts";
import { createUser } from "../modules/auth/create-user.ts";
import type { Person } from "./ask.ts";
import type { TestApp } from "./create-test-app.ts";

const password = "correct horse battery";

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
  const [organizer] = await db.insert(organizers).values({ name, since: 2015 }).returning();
  if (!organizer) throw new Error("No organiser was made");
  const { id } = organizer;
  const [owner, editor] = await Promise.all(
    (["owner", "editor"] as const).map(async (role) => {
      const email = `${role}-${id}@example.com`;
      const memberships = [{ organizerId: id, role }];
      await createUser(db, { name: role, email, password, memberships });
      return signIn(email, password);
    }),
  );
  return { id, owner: owner!, editor: editor! };
}

/** Someone of the staff who is signed in. */
export async function createStaff({ db, signIn }: Pick<TestApp, "db" | "signIn">): Promise<Person> {
  const email = "staff@example.com";
  await createUser(db, { name: "staff", email, password, isStaff: true });
  return { ...(await signIn(email, password)), role: "staff" };
}
