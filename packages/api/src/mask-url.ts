const uuid =
  /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|(?<![0-9a-z])[0-9a-f]{32}(?![0-9a-z])/gi;
const minUuid = 32;

/** Ten digits or more, as people write a number: with a plus, brackets, dots, dashes and spaces. */
const phone = /(?<!\w)(?:\+|%2b)?\d(?:(?:[-+.() ]|%20|%28|%29){0,3}\d){9,14}(?!\w)/gi;
const minPhone = 10;
const secret = /([?&](?:token|uuid|password|code|email|phone|search|q)=)[^&#]*/gi;

/** The path of a draft's page: what follows is the right to read it. */
const draft = /(\/draft\/)[^/?#]+/g;

const email = /[^\s/?&=#]+(?:@|%40)[^\s/?&=#]+\.[^\s/?&=#]+/gi;

/**
 * A url that may be logged: uuids and tokens give a right, and addresses of mail, phone numbers and
 * what somebody typed to search may tell who a person is, so they are masked.
 */
export function maskUrl(url: string): string {
  // Every request's line is masked: what can't be there is not looked for.
  let masked = url.includes("=") ? url.replace(secret, "$1***") : url;
  if (masked.includes("/draft/")) masked = masked.replace(draft, "$1***");
  if (masked.length >= minUuid) masked = masked.replace(uuid, "***");
  if (masked.length >= minPhone) masked = masked.replace(phone, "***");
  return masked.includes("@") || masked.includes("%40") ? masked.replace(email, "***") : masked;
}
