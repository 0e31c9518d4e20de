import { sql } from "drizzle-orm";
import type { Placeholder, SQL } from "drizzle-orm";
import { requests } from "../request.table.ts";
import { tourists } from "../tourist.table.ts";

/**
 * Whether something that `findProblems` requires of a tourist is not there, in a list of requests.
 * What is there and is written wrongly is for the guest's own form to say.
 */
export const lacksTourists = (
  asksDocuments: boolean | Placeholder,
): SQL<boolean> => sql<boolean>`exists (
  select 1 from ${tourists}
  where ${tourists.requestId} = ${requests.id} and (
    ${tourists.lastName} = '' or ${tourists.firstName} = '' or ${tourists.birthday} is null
    or (${asksDocuments}::boolean and (${requests.touristForm} ->> 'asks_document')::boolean
      and ${tourists.passport} is null)
    or exists (
      select 1 from jsonb_array_elements(${requests.touristForm} -> 'questions') question
      where (question ->> 'is_required')::boolean
        and coalesce(${tourists.questionnaire} ->> (question ->> 'id'), '') = ''
    )
  )
)`;
