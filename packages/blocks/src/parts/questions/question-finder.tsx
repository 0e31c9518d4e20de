"use client";

import { useEffect, useRef, useState } from "react";
import { plural } from "../../format/plural.ts";
import { texts } from "../../texts/ru.ts";
import swipe from "../swipe-list/swipe-list.module.css";
import { serverOnly, isIsland } from "../server-only/server-only.ts";
import { BlockHeading } from "../heading/block-heading.tsx";
import { Answer } from "./answer.tsx";
import { hasWords, readQuery } from "./match-question.ts";
import { listQuestions } from "./list-questions.ts";
import type { Question, QuestionsData } from "./list-questions.ts";
import type { QuestionsContent } from "./question-entries.ts";
import { QuestionTitle } from "./question-title.tsx";
import { SearchField } from "./search-field.tsx";
import styles from "./question-finder.module.css";

export interface QuestionFinderProps {
  content: QuestionsContent;
  data: QuestionsData;
}

/** Fewer questions than this are seen at a glance. */
const worthSearching = 6;

const textOf = (question: Question) =>
  `${question.question} ${"text" in question ? question.text : question.html}`;

/** Cards, which phones swipe, and a field that finds the right one; without script, no field. */
export function QuestionFinder({ content, data }: QuestionFinderProps) {
  const [query, setQuery] = useState("");
  const input = useRef<HTMLInputElement>(null);
  // What was typed before the script came.
  useEffect(() => setQuery(input.current?.value ?? ""), []);

  const questions = listQuestions(content, data);
  const stems = readQuery(query);
  const shown = questions.map((question) => hasWords(textOf(question), stems));
  const count = shown.filter(Boolean).length;
  const found = count > 0 ? texts.faq.found(plural(count, texts.faq.answers)) : texts.faq.nothing;

  return (
    <>
      <div className={styles.top}>
        <BlockHeading heading={content.heading} className={styles.heading} />
        {questions.length >= worthSearching && (
          <div className={styles.search}>
            <SearchField ref={input} query={query} setQuery={setQuery} />
            <p className={styles.found} role="status">
              {stems.length > 0 && found}
            </p>
          </div>
        )}
      </div>
      <ul role="list" className={`${swipe.swiped} ${styles.cards}`}>
        {questions.map((question, index) => (
          <li
            key={index}
            className={styles.card}
            hidden={!shown[index]}
            {...serverOnly(
              isIsland || (
                <>
                  <QuestionTitle question={question} />
                  <Answer question={question} className={styles.answer} />
                </>
              ),
            )}
          />
        ))}
      </ul>
    </>
  );
}
