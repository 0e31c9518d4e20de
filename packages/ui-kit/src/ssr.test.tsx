import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { Accordion, AccordionItem } from "./accordion/index.ts";
import { Avatar } from "./avatar/index.ts";
import { Button, IconButton } from "./button/index.ts";
import { Checkbox } from "./checkbox/index.ts";
import { Collapse } from "./collapse/index.ts";
import { ColorInput } from "./color-input/index.ts";
import { Dropdown, DropdownMenu, MenuItem } from "./dropdown/index.ts";
import { EmptyState } from "./empty-state/index.ts";
import { Field } from "./field/index.ts";
import { FileDrop, FileProgress } from "./file-drop/index.ts";
import { Input } from "./input/index.ts";
import { Link } from "./link/index.ts";
import { LoadingIndicator } from "./loading-indicator/index.ts";
import { LocaleProvider, ru } from "./locale/index.ts";
import { Message, ToastProvider } from "./message/index.ts";
import { Modal } from "./modal/index.ts";
import { NumberInput } from "./number-input/index.ts";
import { Radio, RadioGroup } from "./radio-group/index.ts";
import { Rating, RatingInput } from "./rating/index.ts";
import { Segmented } from "./segmented/index.ts";
import { Select } from "./select/index.ts";
import { Skeleton } from "./skeleton/index.ts";
import { Slider } from "./slider/index.ts";
import { Spinner } from "./spinner/index.ts";
import { Switch } from "./switch/index.ts";
import { Tab, TabList, TabPanel, Tabs } from "./tabs/index.ts";
import { Tag } from "./tag/index.ts";
import { Textarea } from "./textarea/index.ts";
import { Tooltip } from "./tooltip/index.ts";
import { TruncateText } from "./truncate-text/index.ts";

const ignore = () => {};

/** Each component, and a piece of the HTML that the server has to send for it. */
const cases: Record<string, [ReactElement, string]> = {
  accordion: [
    <Accordion>
      <AccordionItem title="Rain?">Capes</AccordionItem>
    </Accordion>,
    "Capes",
  ],
  avatar: [<Avatar name="Анна Ветрова" />, "АВ"],
  button: [<Button href="/dates">Dates</Button>, 'href="/dates"'],
  iconButton: [<IconButton label="Edit">e</IconButton>, 'aria-label="Edit"'],
  checkbox: [<Checkbox defaultChecked>Yes</Checkbox>, 'checked=""'],
  collapse: [<Collapse open>Inside</Collapse>, 'data-state="expanded"'],
  colorInput: [<ColorInput defaultValue="#112233" />, "#112233"],
  dropdown: [<Dropdown trigger={<Button>Menu</Button>}>Content</Dropdown>, "aria-expanded"],
  dropdownMenu: [
    <DropdownMenu trigger={<Button>Menu</Button>}>
      <MenuItem>Copy</MenuItem>
    </DropdownMenu>,
    'aria-haspopup="menu"',
  ],
  emptyState: [<EmptyState title="Empty" />, "Empty"],
  field: [
    <Field label="Name" error="Required field">
      <Input />
    </Field>,
    'aria-invalid="true"',
  ],
  fileDrop: [
    <FileDrop onFiles={ignore}>
      <FileProgress name="a.jpg" progress={0.5} />
    </FileDrop>,
    'aria-valuenow="50"',
  ],
  link: [<Link to="/altai">Altai</Link>, 'href="/altai"'],
  loadingIndicator: [<LoadingIndicator loading />, 'hidden=""'],
  message: [<Message tone="danger">Broken</Message>, "Broken"],
  modal: [
    <Modal open onOpenChange={ignore} title="Domain">
      Inside
    </Modal>,
    "Domain",
  ],
  numberInput: [<NumberInput defaultValue={3} />, 'value="3"'],
  radioGroup: [
    <RadioGroup aria-label="Page" defaultValue="a">
      <Radio value="a">A</Radio>
    </RadioGroup>,
    'checked=""',
  ],
  rating: [<Rating value={4.5} />, "4.5 of 5"],
  ratingInput: [<RatingInput aria-label="Rating" />, "Excellent"],
  segmented: [<Segmented aria-label="Page" options={[{ value: "a", label: "A" }]} />, "radio"],
  select: [<Select items={[{ text: "Altai", value: "a" }]} defaultValue="a" />, "Altai"],
  skeleton: [<Skeleton announce />, "Loading..."],
  slider: [<Slider aria-label="Radius" defaultValue={40} />, 'max="100"'],
  spinner: [<Spinner />, "Loading..."],
  switch: [<Switch defaultChecked>On</Switch>, 'role="switch"'],
  tabs: [
    <Tabs defaultValue="a">
      <TabList aria-label="Pages">
        <Tab value="a">A</Tab>
      </TabList>
      <TabPanel value="a">Panel A</TabPanel>
    </Tabs>,
    "Panel A",
  ],
  tag: [<Tag onRemove={ignore}>Altai</Tag>, "Remove Altai"],
  textarea: [<Textarea defaultValue="Long" />, "Long"],
  toasts: [<ToastProvider>App</ToastProvider>, 'role="status"'],
  tooltip: [
    <Tooltip content="Undo">
      <Button>U</Button>
    </Tooltip>,
    "<button",
  ],
  truncateText: [<TruncateText>A long text</TruncateText>, "A long text"],
};

test.for(Object.entries(cases))("%s is rendered on the server", ([, [element, expected]]) => {
  expect(renderToString(element)).toContain(expected);
});

test("the server speaks the language of the provider", () => {
  const html = renderToString(
    <LocaleProvider locale={ru} texts={{ spinner: { label: "Ищем туры" } }}>
      <Rating value={4.5} />
      <Spinner />
    </LocaleProvider>,
  );
  expect(html).toContain("4,5 из 5");
  expect(html).toContain("Ищем туры");
});
