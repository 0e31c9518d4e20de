import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  DateInput,
  DatePicker,
  DateSegment,
  Dialog,
  Group,
  Heading,
  Popover,
} from "react-aria-components";

export const trigger = "button";

export const Example = () => (
  <DatePicker aria-label="Day">
    <Group>
      <DateInput>{(segment) => <DateSegment segment={segment} />}</DateInput>
      <Button>▾</Button>
    </Group>
    <Popover>
      <Dialog>
        <Calendar>
          <Button slot="previous">‹</Button>
          <Heading />
          <Button slot="next">›</Button>
          <CalendarGrid>{(date) => <CalendarCell date={date} />}</CalendarGrid>
        </Calendar>
      </Dialog>
    </Popover>
  </DatePicker>
);
