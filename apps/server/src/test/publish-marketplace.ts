import type { MarketplaceSettings } from "@tour/api";
import type { createStaff } from "./create-organizer.ts";
import type { TestApp } from "./create-test-app.ts";

interface Wishes {
  agreement?: string;
  policy?: string;
  /** Basis points. */
  commission_points?: number;
}

/** The marketplace's legal data, commission and both documents, as staff set them; documents with new texts get new versions. */
export async function publishMarketplace(
  app: TestApp,
  staff: Awaited<ReturnType<typeof createStaff>>,
  wishes: Wishes = {},
): Promise<MarketplaceSettings> {
  const {
    agreement = "<p>Соглашение площадки</p>",
    policy = "<p>Политика площадки</p>",
    commission_points = 1000,
  } = wishes;
  const legal = { name: "ООО «Площадка»", inn: "7707083893", ogrn: "1027700132195" };
  const contacts = { address: "Москва", email: "market@example.com", phone: "+79161234567" };
  const body = { ...legal, ...contacts, commission_points };
  let { data } = await app.call("updateMarketplace", { body }, staff);
  for (const [type, html] of Object.entries({ agreement, policy }) as ["agreement", string][]) {
    const { title, version } = data.documents.find((one) => one.type === type)!;
    const document = { type, title, html, version };
    ({ data } = await app.call("publishMarketplaceDocument", { body: document }, staff));
  }
  return data;
}
