import * as v from "valibot";
import { defineCall } from "../call.ts";
import { dataOf, integerSchema, queryInteger } from "../entities/answer.ts";
import { filled } from "../entities/input-fields.ts";
import { messageTemplateSchema, templateLimits } from "../entities/message-template.ts";

const query = v.strictObject({ organizer_id: queryInteger });
const answer = dataOf(v.array(messageTemplateSchema));

/** The organiser's own words for messages that they write again and again. */
export const messageTemplateCalls = {
  listMessageTemplates: defineCall({
    method: "GET",
    path: "/crm/api/message-template/list",
    summary: "The organiser's templates of messages by their titles",
    access: "manager",
    query,
    answer,
  }),

  saveMessageTemplate: defineCall({
    method: "POST",
    path: "/crm/api/message-template/save",
    summary: "Adds a template, or changes the one with this number; 422 for one too many",
    access: "manager",
    query,
    body: v.strictObject({
      id: v.optional(integerSchema),
      title: filled(templateLimits.title),
      text: filled(templateLimits.text),
    }),
    answer,
  }),

  removeMessageTemplate: defineCall({
    method: "POST",
    path: "/crm/api/message-template/remove",
    summary: "Takes a template away; messages that were written from it stay",
    access: "manager",
    query,
    body: v.strictObject({ id: integerSchema }),
    answer,
  }),
};
