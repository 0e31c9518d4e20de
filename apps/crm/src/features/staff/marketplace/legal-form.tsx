import type { MarketplaceSettings } from "@tour/api";
import { pointsInPercent } from "@tour/api";
import { marketplaceCalls } from "@tour/api/contract";
import { staffClient } from "@tour/office/api";
import { SaveBar, useSavedForm } from "@tour/office/forms";
import { SettingsCard } from "@tour/office/shell";
import { Input } from "@tour/ui-kit/input";
import { NumberInput } from "@tour/ui-kit/number-input";
import { PhoneInput } from "@tour/ui-kit/phone-input";
import { ValidationField } from "@tour/ui-kit/validation-field";
import { useMemo } from "react";
import { staffTexts } from "../../../texts/staff.ru.ts";
import styles from "./marketplace.module.css";
import { useKeepSettings } from "./use-keep-settings.ts";

const texts = staffTexts.market;

type Values = MarketplaceSettings["legal"] & {
  /** In per cent, as people write it. */
  commission: number | null;
};

const toValues = ({ legal, commission_points: points }: MarketplaceSettings): Values => ({
  ...legal,
  commission: points / pointsInPercent,
});

/** Who the marketplace is by law, and what it keeps of a sale. */
export function LegalForm({ settings }: { settings: MarketplaceSettings }) {
  const keep = useKeepSettings();
  const form = useSavedForm<Values>({
    saved: useMemo(() => toValues(settings), [settings]),
    body: marketplaceCalls.updateMarketplace.body!,
    save: async ({ commission, ...legal }) => {
      const points = Math.round((commission ?? 0) * pointsInPercent);
      const body = { ...legal, commission_points: points };
      return toValues(keep((await staffClient.updateMarketplace({ body })).data));
    },
  });
  const { field } = form;
  return (
    <form className={styles.form} {...form.props}>
      <SettingsCard title={texts.legal}>
        <ValidationField {...field("name")} label={texts.name} hint={texts.nameHint} required>
          {(control) => <Input {...control} autoComplete="off" />}
        </ValidationField>
        <div className={styles.columns}>
          <ValidationField {...field("inn")} label={texts.inn} required>
            {(control) => <Input {...control} inputMode="numeric" autoComplete="off" />}
          </ValidationField>
          <ValidationField {...field("ogrn")} label={texts.ogrn} required>
            {(control) => <Input {...control} inputMode="numeric" autoComplete="off" />}
          </ValidationField>
        </div>
        <ValidationField {...field("address")} label={texts.address} required>
          {(control) => <Input {...control} autoComplete="off" />}
        </ValidationField>
        <div className={styles.columns}>
          <ValidationField {...field("email")} label={texts.email} required>
            {(control) => <Input {...control} type="email" autoComplete="off" />}
          </ValidationField>
          <ValidationField {...field("phone", "required")} label={texts.phone}>
            {(control) => <PhoneInput {...control} message="none" />}
          </ValidationField>
        </div>
      </SettingsCard>
      <SettingsCard title={texts.terms}>
        <ValidationField
          form={form.form}
          name="commission"
          label={texts.commission}
          hint={texts.commissionHint}
          rules="required"
        >
          {(control) => (
            <NumberInput {...control} min={0} max={100} step={0.01} end="%" hideSteps />
          )}
        </ValidationField>
      </SettingsCard>
      <SaveBar form={form} texts={texts} />
    </form>
  );
}
