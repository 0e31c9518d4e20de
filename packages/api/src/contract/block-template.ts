import * as v from "valibot";
import { defineCall } from "../call.ts";
import { dataOf, doneSchema, integerSchema, queryInteger } from "../entities/answer.ts";
import {
  blockTemplateNameSchema,
  blockTemplateSchema,
  templateBlocksSchema,
} from "../entities/block-template.ts";

const query = v.strictObject({ organizer_id: queryInteger });

/** Blocks that an organiser keeps under names, to put copies of them on pages. Decision 0091. */
export const blockTemplateCalls = {
  listBlockTemplates: defineCall({
    method: "GET",
    path: "/crm/api/constructor/block-templates",
    summary: "The organiser's templates with their blocks, by their names",
    access: "editor",
    query,
    answer: dataOf(v.array(blockTemplateSchema)),
  }),
  addBlockTemplate: defineCall({
    method: "POST",
    path: "/crm/api/constructor/add-block-template",
    summary:
      "Keeps blocks under a name; 409 where other blocks have that name, 422 for too many templates, " +
      "too large ones, and header or footer. The same once more answers the template that there is",
    access: "editor",
    query,
    body: v.strictObject({ name: blockTemplateNameSchema, blocks: templateBlocksSchema }),
    answer: dataOf(blockTemplateSchema),
  }),
  renameBlockTemplate: defineCall({
    method: "POST",
    path: "/crm/api/constructor/rename-block-template",
    summary: "Gives a template another name; 409 where another template has it",
    access: "editor",
    query,
    body: v.strictObject({ id: integerSchema, name: blockTemplateNameSchema }),
    answer: dataOf(blockTemplateSchema),
  }),
  removeBlockTemplate: defineCall({
    method: "POST",
    path: "/crm/api/constructor/remove-block-template",
    summary: "Forgets a template; blocks that were made from it stay on their pages",
    access: "editor",
    query,
    body: v.strictObject({ id: integerSchema }),
    answer: doneSchema,
  }),
};
