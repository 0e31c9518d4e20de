import { PageNotFoundError } from "../page/page-errors.ts";
import type { Services } from "../services/services.ts";

/** 404 for a form of the marketplace that is sent to a site. */
export async function requireMarketplace(
  { request, host }: { request: Request; host: string },
  { findHost }: Pick<Services, "findHost">,
): Promise<void> {
  const { kind } = await findHost(host);
  if (kind !== "marketplace") throw new PageNotFoundError(new URL(request.url).pathname);
}
