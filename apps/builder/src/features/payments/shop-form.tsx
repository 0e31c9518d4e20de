import type { PaymentSettings } from "@tour/api";
import { SaveBar } from "@tour/office/forms";
import { ShopFields } from "@tour/office/shop-fields";
import { texts as allTexts } from "../../texts/ru.ts";
import { useShopForm } from "./use-shop-form.ts";
import styles from "./payments.module.css";

const texts = allTexts.payments;

interface ShopFormProps {
  organizerId: number;
  shop: PaymentSettings | null;
}

/** The shop that takes the money of the organiser's own site. */
export function ShopForm({ organizerId, shop }: ShopFormProps) {
  const form = useShopForm(organizerId, shop);
  return (
    <form className={styles.form} {...form.props}>
      <ShopFields form={form} hasSecret={shop?.has_secret ?? false} canBeSelfEmployed />
      <SaveBar form={form} texts={texts} />
    </form>
  );
}
