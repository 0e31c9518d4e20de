const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;
const secret = /([?&](?:token|uuid|password|code|email|phone|search|q)=)[^&#]*/gi;

const email = /[^\s/?&=#]+(?:@|%40)[^\s/?&=#]+\.[^\s/?&=#]+/gi;

/**
 * A url that may be logged: uuids and tokens give a right, and addresses of mail and what somebody
 * typed to search may tell who a person is, so they are masked.
 */
export function maskUrl(url: string): string {
  return url.replace(secret, "$1***").replace(uuid, "***").replace(email, "***");
}
