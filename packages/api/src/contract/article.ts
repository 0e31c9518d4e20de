import * as v from "valibot";
import { defineCall } from "../call.ts";
import { dataOf, queryInteger } from "../entities/answer.ts";
import { articleSchema } from "../entities/article.ts";

/** Fills block 11, mass media. Specification, section 7, "Organizer builder". */
export const articleCalls = {
  parseMassMediaArticle: defineCall({
    method: "POST",
    path: "/crm/api/constructor/parse-mass-media-article",
    summary:
      "Reads an article's title, source, date, description and picture from its page; 422 with a " +
      "reason for people when the page can't be had",
    access: "editor",
    query: v.strictObject({ organizer_id: queryInteger }),
    body: v.strictObject({
      url: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(2000)),
    }),
    answer: dataOf(articleSchema),
  }),
};
