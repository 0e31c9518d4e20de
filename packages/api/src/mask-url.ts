const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;
const secret = /([?&](?:token|uuid|password|code|email|phone)=)[^&#]*/gi;

/** A url that may be logged: uuids and tokens give a right, so they are masked. */
export function maskUrl(url: string): string {
  return url.replace(secret, "$1***").replace(uuid, "***");
}
