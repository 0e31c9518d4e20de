import { useState } from "react";
import { asSentence, isAboutDocuments } from "./read-missing-documents.ts";

/** Sends what may put dates on sale, and remembers whether documents were missing for that. */
export function useSale() {
  const [isMissingDocuments, setMissing] = useState(false);
  return {
    isMissingDocuments,
    sell: async <Answer>(send: () => Promise<Answer>): Promise<Answer> => {
      setMissing(false);
      return send().catch((error: unknown) => {
        if (!isAboutDocuments(error)) throw error;
        setMissing(true);
        throw asSentence(error);
      });
    },
  };
}
