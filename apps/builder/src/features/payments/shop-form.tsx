import type { PaymentSettings } from "@tour/api";
import { selfEmployedTax } from "@tour/api";
import { Input } from "@tour/ui-kit/input";
import { Select } from "@tour/ui-kit/select";
import { useFieldValue } from "@tour/validation/react";
import { ValidationField } from "@tour/ui-kit/validation-field";
import { SaveBar } from "@tour/office/forms";
import { SettingsCard } from "@tour/office/shell";
import { texts as allTexts } from "../../texts/ru.ts";
import { useShopForm } from "./use-shop-form.ts";
import styles from "./payments.module.css";

const texts = allTexts.payments;

const itemsOf = (words: readonly string[]) =>
  words.map((text, index) => ({ value: index + 1, text }));

interface ShopFormProps {
  organizerId: number;
  shop: PaymentSettings | null;
}

/** The shop that takes the money of the organiser's own site. */
export function ShopForm({ organizerId, shop }: ShopFormProps) {
  const form = useShopForm(organizerId, shop);
  const { field } = form;
  const isSelfEmployed = useFieldValue(form.form, "tax_system") === selfEmployedTax;
  const hasSecret = shop?.has_secret ?? false;
  return (
    <form className={styles.form} {...form.props}>
      <SettingsCard title={texts.shop}>
        <ValidationField
          {...field("shop_id")}
          label={texts.shopId}
          hint={texts.shopIdHint}
          required
        >
          {(control) => <Input {...control} inputMode="numeric" autoComplete="off" />}
        </ValidationField>
        <ValidationField
          {...field("secret", hasSecret ? "or nothing" : "required")}
          label={texts.secret}
          hint={hasSecret ? texts.secretKept : texts.secretHint}
        >
          {(control) => <Input {...control} type="password" autoComplete="new-password" />}
        </ValidationField>
      </SettingsCard>
      <SettingsCard title={texts.receipts}>
        <div className={styles.columns}>
          <ValidationField
            {...field("tax_system")}
            label={texts.taxSystem}
            hint={isSelfEmployed ? texts.ownReceipts : undefined}
          >
            {(control) => <Select<number> {...control} items={itemsOf(texts.taxSystems)} />}
          </ValidationField>
          {!isSelfEmployed && (
            <ValidationField {...field("vat_code")} label={texts.vat}>
              {(control) => <Select<number> {...control} items={itemsOf(texts.vatCodes)} />}
            </ValidationField>
          )}
        </div>
      </SettingsCard>
      <SaveBar form={form} texts={texts} />
    </form>
  );
}
