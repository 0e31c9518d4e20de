import * as v from "valibot";
import { defineCall } from "../call.ts";
import { dataOf, queryInteger } from "../entities/answer.ts";
import { analyticsSchema, mainPageSettingSchema } from "../entities/site-setting.ts";

const byOrganizer = v.strictObject({ organizer_id: queryInteger });
const fileId = v.pipe(v.string(), v.maxLength(64));

const settingsSchema = v.partial(
  v.strictObject({
    title: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(120)),
    description: v.pipe(v.string(), v.trim(), v.maxLength(300)),
    /** The id of a picture in the library; null for the drawn share image. */
    share_image_file_id: v.nullable(fileId),
    is_indexable: v.boolean(),
    analytics: v.strictObject(analyticsSchema.entries),
  }),
);

const faviconAnswer = v.object({
  /** From small to large; empty without a favicon. */
  files: v.array(v.object({ url: v.string(), size: v.string(), type: v.literal("image/png") })),
});

/** Metadata and favicon: drafts until the site is published. Specification, section 7. */
export const siteSettingCalls = {
  getMainPageSetting: defineCall({
    method: "GET",
    path: "/crm/api/constructor/get-main-page-setting",
    summary: "The draft of the site's title, description, share image and analytics",
    access: "editor",
    query: byOrganizer,
    answer: dataOf(mainPageSettingSchema),
  }),
  updateMainPageSetting: defineCall({
    method: "POST",
    path: "/crm/api/constructor/update-main-page-setting",
    summary:
      "Changes what is named in `settings`; 400 for a picture that is not the organiser's. With `was`, 409 " +
      "with the settings as they are where one of these is neither as it was nor as it is to be",
    access: "editor",
    query: byOrganizer,
    body: v.strictObject({
      settings: settingsSchema,
      /** What of the same the change began from. */
      was: v.optional(settingsSchema),
    }),
    answer: dataOf(mainPageSettingSchema),
  }),
  updateFavicon: defineCall({
    method: "POST",
    path: "/crm/api/constructor/update-favicon",
    summary:
      "Takes a picture of the library for the favicon; null takes it away. With `was`, 409 with the files as " +
      "they are where it is neither what it was nor what it is to be",
    access: "editor",
    query: byOrganizer,
    body: v.strictObject({
      file_id: v.nullable(fileId),
      /** The picture that the change began from. */
      was: v.optional(v.nullable(fileId)),
    }),
    answer: faviconAnswer,
  }),
  getFavicon: defineCall({
    method: "GET",
    path: "/crm/api/constructor/get-favicon",
    summary: "The draft of the favicon, in every size that it is served in",
    access: "editor",
    query: byOrganizer,
    answer: faviconAnswer,
  }),
};
