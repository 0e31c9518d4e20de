import * as v from "valibot";

/** States of a custom domain; `issuing_certificate` and `active` are served. */
export const domainStates = [
  "new",
  "waiting_for_dns",
  "issuing_certificate",
  "active",
  "failed",
] as const;
export type DomainState = (typeof domainStates)[number];

/** Why a name can't be had, or what keeps a domain from being active. */
export const domainReasons = [
  "malformed",
  "reserved",
  "taken",
  "quarantined",
  "no_proof",
  "not_pointed",
  "no_certificate",
  "dns_unavailable",
] as const;
export type DomainReason = (typeof domainReasons)[number];

/** A record that the organiser makes with the domain's registrar. */
export const domainRecordSchema = v.object({
  type: v.picklist(["TXT", "CNAME", "A", "AAAA"]),
  /** In punycode, as name servers want it. */
  name: v.string(),
  value: v.string(),
  is_found: v.boolean(),
  /** One of those to take instead of the CNAME, where that can't stand. */
  is_alternative: v.boolean(),
});
export type DomainRecord = v.InferOutput<typeof domainRecordSchema>;

const named = {
  /** In punycode, with a port where it is not the default. */
  domain: v.string(),
  /** The same in its own script. */
  domain_display: v.string(),
  is_custom: v.boolean(),
  reason: v.nullable(v.picklist(domainReasons)),
  /** The reason in words that people may read; empty without one. */
  message: v.string(),
};

/** An organiser's custom domain on its way to being served. */
export const customDomainSchema = v.object({
  ...named,
  state: v.picklist(domainStates),
  records: v.array(domainRecordSchema),
  /** Instant of the last look at the name servers; null before the first. */
  checked_at: v.nullable(v.string()),
});
export type CustomDomain = v.InferOutput<typeof customDomainSchema>;

/** Whether a name can be had, and how far the site's own one has come. */
export const domainCheckSchema = v.object({
  ...named,
  is_available: v.boolean(),
  /** Null for a domain that is not attached to the site. */
  own: v.nullable(customDomainSchema),
});
export type DomainCheck = v.InferOutput<typeof domainCheckSchema>;

/** Where a site is served. */
export const siteDomainSchema = v.object({
  /** The host that visitors are given now. */
  domain: v.string(),
  domain_display: v.string(),
  url: v.string(),
  provided: v.object({
    /** The label before `suffix`, in its own script. */
    name: v.string(),
    suffix: v.string(),
    domain: v.string(),
  }),
  own: v.nullable(customDomainSchema),
});
export type SiteDomain = v.InferOutput<typeof siteDomainSchema>;
