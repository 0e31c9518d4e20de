import type { PageData } from "../../page-data/page-data.ts";
import { addressOf } from "../../structured-data/addresses.ts";
import type { LinkedNode } from "../../structured-data/linked-node.ts";
import { readPlainText } from "../../structured-data/read-plain-text.ts";
import type { Question } from "./list-questions.ts";

/** Questions that have an answer; several blocks of them make one list. */
export function describeQuestions(page: PageData, questions: readonly Question[]): LinkedNode[] {
  const answered = questions.flatMap((entry) => {
    const text = "html" in entry ? readPlainText(entry.html) : entry.text.trim();
    return text ? [{ name: entry.question, text }] : [];
  });
  if (answered.length === 0) return [];
  const path = page.tour ? `/${page.tour.slug}` : "/";
  return [
    {
      "@type": "FAQPage",
      "@id": addressOf(page, `${path}#questions`),
      mainEntity: answered.map(({ name, text }) => ({
        "@type": "Question",
        name,
        acceptedAnswer: { "@type": "Answer", text },
      })),
    },
  ];
}
