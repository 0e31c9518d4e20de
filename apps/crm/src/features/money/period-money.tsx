import type { MoneyFigures } from "@tour/api";
import { salesZone } from "@tour/api";
import { formatMoney } from "@tour/blocks/format";
import { readToday } from "@tour/dates";
import { client, describeFailure, saveFile } from "@tour/office/api";
import { Button } from "@tour/ui-kit/button";
import { DatePicker } from "@tour/ui-kit/date-picker";
import { Message } from "@tour/ui-kit/message";
import { Segmented } from "@tour/ui-kit/segmented";
import { Download } from "lucide-react";
import { useMutation } from "@tanstack/react-query";
import { FigureCard } from "../../shell/figure-card.tsx";
import { moneyTexts } from "../../texts/money.ru.ts";
import { DayTable, PayoutTable } from "./period-tables.tsx";
import styles from "./period-money.module.css";
import { nameOf, periodNames, periods } from "./periods.ts";
import type { Days } from "./periods.ts";

const texts = moneyTexts.period;
const presets = periodNames.map((value) => ({ value, label: texts.presets[value] }));

interface PeriodMoneyProps {
  /** Missing until they are read. */
  figures: MoneyFigures | undefined;
  days: Days;
  organizerId: number;
  choose: (days: Days) => void;
}

/** What came, went and was earned on the days that were chosen, and the way to take it along. */
export function PeriodMoney({ figures, days, organizerId, choose }: PeriodMoneyProps) {
  const today = readToday(salesZone);
  const csv = useMutation({
    mutationFn: () => client.moneyCsv({ query: { organizer_id: organizerId, ...days } }),
    onSuccess: ({ data }) =>
      saveFile({ name: data.name, type: "text/csv;charset=utf-8", content: data.text }),
  });
  return (
    <FigureCard
      title={texts.title}
      action={
        <Button
          size="s"
          variant="secondary"
          iconStart={<Download size={16} />}
          loading={csv.isPending}
          onClick={() => csv.mutate()}
        >
          {texts.csv}
        </Button>
      }
    >
      <div className={styles.choice}>
        <Segmented
          size="s"
          aria-label={texts.title}
          options={presets}
          value={nameOf(days, today) ?? ""}
          onValueChange={(name) => {
            const chosen = periodNames.find((one) => one === name);
            if (chosen) choose(periods[chosen](today));
          }}
        />
        <div className={styles.days}>
          <DatePicker
            mode="range"
            size="s"
            aria-label={texts.label}
            value={days}
            onValueChange={({ from, to }) => {
              if (from && to) choose({ from, to });
            }}
          />
        </div>
      </div>
      {csv.error && (
        <Message tone="danger" title={texts.failed}>
          {describeFailure(csv.error)}
        </Message>
      )}
      {figures && <Found figures={figures} />}
    </FigureCard>
  );
}

function Found({ figures: { days, payouts } }: { figures: MoneyFigures }) {
  return (
    <>
      {days.length === 0 && <p className={styles.quiet}>{texts.empty}</p>}
      {sumUp(days).map(({ currency, paid, refunded }) => (
        <p key={currency} className={styles.total}>
          {texts.total(
            formatMoney({ amount: paid, currency }),
            formatMoney({ amount: refunded, currency }),
          )}
        </p>
      ))}
      {days.length > 0 && <DayTable days={days} />}
      {payouts.length > 0 && (
        <>
          <h3 className={styles.subtitle}>{texts.payouts}</h3>
          <p className={styles.quiet}>{texts.payoutsLead}</p>
          <PayoutTable payouts={payouts} />
        </>
      )}
    </>
  );
}

type Day = MoneyFigures["days"][number];

/** One sum a currency. */
function sumUp(days: readonly Day[]): Pick<Day, "currency" | "paid" | "refunded">[] {
  return [...new Set(days.map(({ currency }) => currency))].map((currency) => {
    const own = days.filter((day) => day.currency === currency);
    return {
      currency,
      paid: own.reduce((sum, { paid }) => sum + paid, 0),
      refunded: own.reduce((sum, { refunded }) => sum + refunded, 0),
    };
  });
}
