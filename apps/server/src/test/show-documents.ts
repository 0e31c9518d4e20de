import type { Person } from "./ask.ts";
import type { TestApp } from "./create-test-app.ts";

/** Writes both documents of an organiser's site and shows them: what is published next may be sold. */
export async function showDocuments(
  { call }: Pick<TestApp, "call">,
  { id, owner }: { id: number; owner: Person },
): Promise<void> {
  for (const type of ["agreement", "policy"] as const) {
    const fields = { html: "<p>Условия</p>", is_displayed: true };
    await call("updateDocument", { query: { organizer_id: id, type }, body: { fields } }, owner);
  }
}
