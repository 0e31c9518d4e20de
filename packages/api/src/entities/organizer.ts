import * as v from "valibot";
import {
  between,
  filled,
  listUpTo,
  phone,
  picture,
  text,
  webAddress,
  withoutDefaults,
} from "./input-fields.ts";
import { imageSchema } from "./media.ts";
import { organizerRoles } from "../organizer-access.ts";

/** Where else an organiser can be written to or followed. */
const messengerKinds = [
  "telegram",
  "whatsapp",
  "vk",
  "max",
  "youtube",
  "rutube",
  "instagram",
  "other",
] as const;

/** What the law knows an organiser as: their numbers have other lengths, or there are none. */
export const legalForms = ["company", "entrepreneur", "self_employed"] as const;

/** Empty, or left out, before it was chosen. */
const legalForm = v.optional(v.picklist(["", ...legalForms]));

const organizerKinds = ["organization", "author"] as const;

/** What everyone may know of an organiser. */
export const organizerPublicSchema = v.object({
  id: v.number(),
  name: v.string(),
  kind: v.picklist(organizerKinds),
  about: v.string(),
  logo: v.nullable(imageSchema),
  phones: v.array(v.string()),
  email: v.string(),
  address: v.string(),
  messengers: v.array(v.object({ kind: v.picklist(messengerKinds), url: v.string() })),
  legal: v.object({
    form: legalForm,
    name: v.string(),
    inn: v.string(),
    ogrn: v.string(),
    registry_number: v.string(),
  }),
  rating: v.nullable(v.number()),
  reviews_count: v.number(),
  /** Year of the first tour. */
  since: v.number(),
  /** Staff have checked the legal data as they stand, the registry number among them. */
  is_verified: v.optional(v.boolean()),
});

export type OrganizerPublic = v.InferOutput<typeof organizerPublicSchema>;

/** What staff's records add to what everyone may know of an organiser. */
export const authorDataSchema = v.object({
  is_verified: v.boolean(),
  /** Tours that can be seen now. */
  tours_count: v.number(),
  /** The published site; null before the first publication. */
  site_url: v.nullable(v.string()),
});

const optionalEmail = v.union([
  v.literal(""),
  v.pipe(v.string(), v.trim(), v.email(), v.maxLength(254)),
]);

/** An organiser's data as they or staff write it. */
export const organizerInputSchema = v.strictObject({
  name: filled(120),
  kind: v.optional(v.picklist(organizerKinds), "organization"),
  about: v.optional(text(5000), ""),
  logo: v.optional(v.nullable(picture), null),
  phones: listUpTo(phone, 10),
  email: v.optional(optionalEmail, ""),
  address: v.optional(text(500), ""),
  messengers: listUpTo(v.strictObject({ kind: v.picklist(messengerKinds), url: webAddress }), 20),
  legal: v.optional(
    v.strictObject({
      form: legalForm,
      name: text(300),
      inn: text(20),
      ogrn: text(20),
      registry_number: text(40),
    }),
    { name: "", inn: "", ogrn: "", registry_number: "" },
  ),
  since: v.optional(between(1900, 2200)),
});

export type OrganizerInput = v.InferOutput<typeof organizerInputSchema>;

/** A change: fields that are not sent stay as they are. */
export const organizerChangesSchema = v.partial(
  v.strictObject(withoutDefaults(organizerInputSchema.entries)),
);

export type OrganizerChanges = v.InferOutput<typeof organizerChangesSchema>;

export const verificationStates = ["none", "pending", "verified", "rejected"] as const;

/** What is known of one of the legal numbers: there, left out, or with a wrong check digit. */
const checkStates = ["ok", "missing", "wrong"] as const;

/** A document by which an organiser shows who they are; read by its number, by them and staff alone. */
export const verificationFileSchema = v.object({
  id: v.number(),
  name: v.string(),
  type: v.picklist(["application/pdf", "image/jpeg", "image/png"]),
  /** In bytes. */
  size: v.number(),
  /** Instant (ISO 8601, UTC). */
  created_at: v.string(),
});

export type VerificationFile = v.InferOutput<typeof verificationFileSchema>;

/** Whether an organiser is who they say, for staff and the organiser. */
export const organizerVerificationSchema = v.object({
  state: v.picklist(verificationStates),
  /** What staff wrote to the organiser, for example why not. */
  comment: v.string(),
  /** Instant (ISO 8601, UTC) at which staff decided; null before. */
  decided_at: v.nullable(v.string()),
  legal: organizerPublicSchema.entries.legal,
  files: v.array(verificationFileSchema),
  /** Names what was read, data and documents: a decision says on which it was made. */
  revision: v.string(),
  checks: v.object({
    form: v.picklist(checkStates),
    name: v.picklist(checkStates),
    inn: v.picklist(checkStates),
    ogrn: v.picklist(checkStates),
    registry_number: v.picklist(checkStates),
  }),
});

export type OrganizerVerification = v.InferOutput<typeof organizerVerificationSchema>;

/** Why staff took an organiser off the marketplace, and when. */
const suspensionSchema = v.object({ reason: v.string(), at: v.string() });

/** An organiser as they and staff see them. */
export const organizerInfoSchema = v.object({
  ...organizerPublicSchema.entries,
  is_published_on_site: v.boolean(),
  /** Null while they are not suspended. */
  suspension: v.nullable(suspensionSchema),
  verification_state: v.picklist(verificationStates),
  site_url: v.nullable(v.string()),
  tours_count: v.number(),
});

export type OrganizerInfo = v.InferOutput<typeof organizerInfoSchema>;

/** The same with the people who may act for them. */
export const organizerViewSchema = v.object({
  ...organizerInfoSchema.entries,
  /** Instant (ISO 8601, UTC). */
  created_at: v.string(),
  users: v.array(
    v.object({
      id: v.string(),
      name: v.string(),
      email: v.string(),
      role: v.picklist(organizerRoles),
    }),
  ),
});

export type OrganizerView = v.InferOutput<typeof organizerViewSchema>;
