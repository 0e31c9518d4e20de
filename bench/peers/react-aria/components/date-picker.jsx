import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  DateInput,
  DatePicker,
  DateRangePicker,
  DateSegment,
  Dialog,
  Group,
  Heading,
  Label,
  Popover,
  RangeCalendar,
} from "react-aria-components";

function Month() {
  return (
    <>
      <header>
        <Button slot="previous">‹</Button>
        <Heading />
        <Button slot="next">›</Button>
      </header>
      <CalendarGrid>{(date) => <CalendarCell date={date} />}</CalendarGrid>
    </>
  );
}

export const Example = () => (
  <>
    <DatePicker>
      <Label>Day</Label>
      <Group>
        <DateInput>{(segment) => <DateSegment segment={segment} />}</DateInput>
        <Button>▾</Button>
      </Group>
      <Popover>
        <Dialog>
          <Calendar>
            <Month />
          </Calendar>
        </Dialog>
      </Popover>
    </DatePicker>
    <DateRangePicker>
      <Label>Dates</Label>
      <Group>
        <DateInput slot="start">{(segment) => <DateSegment segment={segment} />}</DateInput>
        <DateInput slot="end">{(segment) => <DateSegment segment={segment} />}</DateInput>
        <Button>▾</Button>
      </Group>
      <Popover>
        <Dialog>
          <RangeCalendar>
            <Month />
          </RangeCalendar>
        </Dialog>
      </Popover>
    </DateRangePicker>
  </>
);
