import type { DataState, RevisionCache } from "../cache/revision-cache.ts";
import type { ClientOf, PartReading, SiteClient } from "./site-client.ts";

/** Asks for something that pages of one revision have in common, or gives what another page asked for. */
export type ShareAnswers = <Answer>(
  of: DataState,
  call: string,
  ask: (client: SiteClient) => Promise<Answer>,
) => Promise<Answer>;

/** Each answer is kept by its own revisions, and a page is told of those of all answers that it uses. */
export function shareAnswers(
  { answers, clientOf }: { answers: RevisionCache; clientOf: ClientOf },
  { from, note }: PartReading,
): ShareAnswers {
  return async (of, call, ask) => {
    const { answer, revisions } = await answers(of, call, (noteOwn) =>
      ask(clientOf(of.host, undefined, { from, note: noteOwn })),
    );
    for (const revision of revisions) note(revision);
    return answer;
  };
}
