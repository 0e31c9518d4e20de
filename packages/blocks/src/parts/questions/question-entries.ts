import * as v from "valibot";
import { field } from "../../content/field.ts";
import { headingSchema } from "../../content/heading.ts";
import { list } from "../../content/list.ts";
import { line, richText } from "../../content/text.ts";

const item = v.object({
  question: line({ label: "Вопрос", placeholder: "Что взять с собой?" }, 200),
  answer: richText({ label: "Ответ" }, 4000),
});

/** What "Вопросы" and "Вопросы о туре" have in common. */
export const questionEntries = {
  heading: headingSchema,
  items: list(
    field(item, { label: "Вопрос", editor: "group", itemTitle: "question" }),
    {
      label: "Вопросы и ответы",
      hint: "Самые частые сверху",
      addLabel: "Добавить вопрос",
      itemTitle: "question",
    },
    { max: 60 },
  ),
};

const contentSchema = v.object(questionEntries);

/** The content that every variant of both blocks can show. */
export type QuestionsContent = v.InferOutput<typeof contentSchema>;
