const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;
const shortestUuid = 36;
const secret = /([?&](?:token|uuid|password|code|email|phone|search|q)=)[^&#]*/gi;

const email = /[^\s/?&=#]+(?:@|%40)[^\s/?&=#]+\.[^\s/?&=#]+/gi;

/**
 * A url that may be logged: uuids and tokens give a right, and addresses of mail and what somebody
 * typed to search may tell who a person is, so they are masked.
 */
export function maskUrl(url: string): string {
  // Every request's line is masked: what can't be there is not looked for.
  let masked = url.includes("=") ? url.replace(secret, "$1***") : url;
  if (masked.length >= shortestUuid) masked = masked.replace(uuid, "***");
  return masked.includes("@") || masked.includes("%40") ? masked.replace(email, "***") : masked;
}
