import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  Heading,
  RangeCalendar,
} from "react-aria-components";
import { getLocalTimeZone, today } from "@internationalized/date";

function Months() {
  return (
    <>
      <header>
        <Button slot="previous">‹</Button>
        <Heading />
        <Button slot="next">›</Button>
      </header>
      <CalendarGrid>{(date) => <CalendarCell date={date} />}</CalendarGrid>
      <CalendarGrid offset={{ months: 1 }}>{(date) => <CalendarCell date={date} />}</CalendarGrid>
    </>
  );
}

export const Example = () => (
  <>
    <Calendar aria-label="Day" minValue={today(getLocalTimeZone())} visibleDuration={{ months: 2 }}>
      <Months />
    </Calendar>
    <RangeCalendar aria-label="Dates" visibleDuration={{ months: 2 }}>
      <Months />
    </RangeCalendar>
  </>
);
