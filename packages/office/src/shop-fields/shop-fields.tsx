import { selfEmployedTax } from "@tour/api";
import { Input } from "@tour/ui-kit/input";
import { Select } from "@tour/ui-kit/select";
import { ValidationField } from "@tour/ui-kit/validation-field";
import { useFieldValue } from "@tour/validation/react";
import type { useSavedForm } from "../forms/use-saved-form.ts";
import { SettingsCard } from "../shell/settings-card.tsx";
import { shopFieldsTexts as texts } from "../texts/shop-fields.ru.ts";
import styles from "./shop-fields.module.css";
import type { ShopValues } from "./shop-values.ts";

const itemsOf = (words: readonly string[]) =>
  words.map((text, index) => ({ value: index + 1, text }));

interface ShopFieldsProps {
  /** As `useSavedForm` gives it. */
  form: Pick<ReturnType<typeof useSavedForm<ShopValues>>, "form" | "field">;
  /** Whether a secret is kept, so that none has to be typed. */
  hasSecret: boolean;
  /** Whether its owner may be one who makes receipts elsewhere. */
  canBeSelfEmployed?: boolean;
}

/** A shop at the payment provider, and what stands on its receipts. */
export function ShopFields({ form, hasSecret, canBeSelfEmployed = false }: ShopFieldsProps) {
  const { field } = form;
  const isSelfEmployed = useFieldValue(form.form, "tax_system") === selfEmployedTax;
  const taxSystems = canBeSelfEmployed
    ? texts.taxSystems
    : texts.taxSystems.slice(0, selfEmployedTax - 1);
  return (
    <>
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
            {(control) => <Select<number> {...control} items={itemsOf(taxSystems)} />}
          </ValidationField>
          {!isSelfEmployed && (
            <ValidationField {...field("vat_code")} label={texts.vat}>
              {(control) => <Select<number> {...control} items={itemsOf(texts.vatCodes)} />}
            </ValidationField>
          )}
        </div>
      </SettingsCard>
    </>
  );
}
