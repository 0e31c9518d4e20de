/**
 * Whether a form was sent from a page of this host: another site's form would act in the name of
 * whoever has the address. Browsers say it by `Sec-Fetch-Site`, older ones by `Origin`.
 */
export function isOwnForm(request: Request, host: string): boolean {
  const site = request.headers.get("sec-fetch-site");
  if (site) return site === "same-origin";
  const origin = request.headers.get("origin");
  return origin !== null && URL.parse(origin)?.host === host;
}
