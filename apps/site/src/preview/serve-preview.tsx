import type { Services } from "../server/services.ts";
export async function servePreview(_request: Request, _services: Services): Promise<Response> {
  return new Response("");
}
