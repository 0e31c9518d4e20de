import type { ExchangeRates } from "@tour/api";
import { foreignCurrencies } from "@tour/api";
import { NumberInput } from "@tour/ui-kit/number-input";
import { ValidationField } from "@tour/ui-kit/validation-field";
import { SaveBar } from "@tour/office/forms";
import { SettingsCard } from "@tour/office/shell";
import { formatInstant } from "@tour/office/format";
import { texts as allTexts } from "../../texts/ru.ts";
import { useRatesForm } from "./use-rates-form.ts";
import styles from "./payments.module.css";

const texts = allTexts.payments;

interface RatesFormProps {
  organizerId: number;
  rates: ExchangeRates;
}

/** What the organiser takes in roubles for prices in other currencies. */
export function RatesForm({ organizerId, rates }: RatesFormProps) {
  const form = useRatesForm(organizerId, rates);
  return (
    <form className={styles.form} {...form.props}>
      <SettingsCard title={texts.rates}>
        <p className={styles.note}>{texts.ratesNote}</p>
        <div className={styles.rates}>
          {foreignCurrencies.map((currency) => {
            const kept = rates.find((one) => one.currency === currency);
            return (
              <ValidationField
                key={currency}
                {...form.field(currency)}
                label={texts.rateOf[currency]}
                hint={kept && texts.rateSet(formatInstant(kept.updated_at))}
              >
                {(control) => <NumberInput {...control} min={0} step={0.1} end="₽" hideSteps />}
              </ValidationField>
            );
          })}
        </div>
      </SettingsCard>
      <SaveBar form={form} texts={texts} />
    </form>
  );
}
