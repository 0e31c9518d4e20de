import type { PaymentSettings } from "@tour/api";
import { marketplaceCalls } from "@tour/api/contract";
import { staffClient } from "@tour/office/api";
import { SaveBar, useSavedForm } from "@tour/office/forms";
import { ShopFields, toShopInput, toShopValues } from "@tour/office/shop-fields";
import type { ShopValues } from "@tour/office/shop-fields";
import { useMemo } from "react";
import { staffTexts } from "../../../texts/staff.ru.ts";
import styles from "./marketplace.module.css";
import { useKeepSettings } from "./use-keep-settings.ts";

const texts = staffTexts.market;

/** The shop that takes the money of what is sold on the marketplace; its secret is never read back. */
export function MarketShopForm({ shop }: { shop: PaymentSettings | null }) {
  const keep = useKeepSettings();
  const form = useSavedForm<ShopValues>({
    saved: useMemo(() => toShopValues(shop), [shop]),
    body: marketplaceCalls.updateMarketplaceShop.body!,
    save: async (typed) => {
      const { data } = await staffClient.updateMarketplaceShop({ body: toShopInput(typed) });
      return toShopValues(keep(data).shop);
    },
  });
  return (
    <form className={styles.form} {...form.props}>
      <ShopFields form={form} hasSecret={shop?.has_secret ?? false} />
      <SaveBar form={form} texts={texts} />
    </form>
  );
}
