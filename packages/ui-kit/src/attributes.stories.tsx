/// <reference types="vite/client" />
import type { ReactElement, Ref } from "react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor } from "storybook/test";
import { Accordion, AccordionItem } from "./accordion/index.ts";
import { Avatar } from "./avatar/index.ts";
import { Breadcrumbs } from "./breadcrumbs/index.ts";
import { Button, IconButton } from "./button/index.ts";
import { Calendar } from "./calendar/index.ts";
import { Checkbox } from "./checkbox/index.ts";
import { Collapse } from "./collapse/index.ts";
import { ColorInput } from "./color-input/index.ts";
import { DatePicker } from "./date-picker/index.ts";
import { Dropdown, DropdownMenu, MenuItem, MenuLabel, MenuSeparator } from "./dropdown/index.ts";
import { EmptyState } from "./empty-state/index.ts";
import { Field, FieldCounter } from "./field/index.ts";
import { FileDrop, FileProgress } from "./file-drop/index.ts";
import { FullscreenGallery } from "./fullscreen-gallery/index.ts";
import { Input } from "./input/index.ts";
import { Link } from "./link/index.ts";
import { LoadingIndicator } from "./loading-indicator/index.ts";
import { MaskedInput } from "./masked-input/index.ts";
import { MediaGallery } from "./media-gallery/index.ts";
import { Message } from "./message/index.ts";
import { Modal } from "./modal/index.ts";
import { NumberInput } from "./number-input/index.ts";
import { PageDots } from "./page-dots/index.ts";
import { Pagination } from "./pagination/index.ts";
import { PhoneInput } from "./phone-input/index.ts";
import { Radio, RadioGroup } from "./radio-group/index.ts";
import { Rating, RatingInput } from "./rating/index.ts";
import { Segmented } from "./segmented/index.ts";
import { Select } from "./select/index.ts";
import { Skeleton } from "./skeleton/index.ts";
import { Slider } from "./slider/index.ts";
import { Spinner } from "./spinner/index.ts";
import { Stepper } from "./stepper/index.ts";
import { Switch } from "./switch/index.ts";
import { Table } from "./table/index.ts";
import { Tab, TabList, TabPanel, Tabs } from "./tabs/index.ts";
import { Tag } from "./tag/index.ts";
import { Textarea } from "./textarea/index.ts";
import { TileGallery } from "./tile-gallery/index.ts";
import { Tooltip } from "./tooltip/index.ts";
import { TruncateText } from "./truncate-text/index.ts";

const meta = {
  title: "Kit/Attributes of all",
  parameters: { a11y: { test: "off" } },
} satisfies Meta;

export default meta;

/** What every component has to take. */
interface Attributes {
  ref: Ref<never>;
  className: string;
  style: { outlineWidth: string };
  "data-probe": string;
  id: string;
}

const ignore = () => {};
const pictures = [{ image: "/sample-media/a", alt: "Lake" }];
const nothing: readonly { key: string }[] = [];
const options = [{ text: "Altai", value: "a" }];

const cases: Record<string, (own: Attributes) => ReactElement> = {
  accordion: (own) => <Accordion {...own}>Inside</Accordion>,
  accordionItem: (own) => <AccordionItem {...own} title="Rain?" />,
  avatar: (own) => <Avatar {...own} name="Анна Ветрова" />,
  breadcrumbs: (own) => <Breadcrumbs {...own} items={[{ text: "Tours" }]} />,
  button: (own) => <Button {...own}>Save</Button>,
  buttonLink: (own) => (
    <Button {...own} href="#dates">
      Dates
    </Button>
  ),
  calendar: (own) => <Calendar {...own} today="2026-06-10" />,
  checkbox: (own) => <Checkbox {...own}>Yes</Checkbox>,
  collapse: (own) => (
    <Collapse {...own} open>
      Inside
    </Collapse>
  ),
  colorInput: (own) => <ColorInput {...own} />,
  datePicker: (own) => <DatePicker {...own} today="2026-06-10" />,
  dropdown: (own) => (
    <Dropdown {...own} defaultOpen trigger={<Button>Share</Button>}>
      Content
    </Dropdown>
  ),
  dropdownMenu: (own) => (
    <DropdownMenu {...own} defaultOpen trigger={<Button>Block</Button>}>
      <MenuItem>Copy</MenuItem>
    </DropdownMenu>
  ),
  emptyState: (own) => <EmptyState {...own} title="Empty" />,
  field: (own) => (
    <Field {...own} label="Name">
      <Input />
    </Field>
  ),
  fieldCounter: (own) => <FieldCounter {...own} value="Altai" max={6} />,
  fileDrop: (own) => <FileDrop {...own} onFiles={ignore} />,
  fileProgress: (own) => (
    <ul>
      <FileProgress {...own} name="a.jpg" progress={0.5} />
    </ul>
  ),
  fullscreenGallery: (own) => (
    <FullscreenGallery {...own} items={pictures} open={false} onOpenChange={ignore} />
  ),
  iconButton: (own) => (
    <IconButton {...own} label="Edit">
      e
    </IconButton>
  ),
  input: (own) => <Input {...own} />,
  link: (own) => (
    <Link {...own} href="#altai">
      Altai
    </Link>
  ),
  loadingIndicator: (own) => <LoadingIndicator {...own} />,
  maskedInput: (own) => <MaskedInput {...own} mask="##.##" />,
  mediaGallery: (own) => <MediaGallery {...own} items={pictures} />,
  menuItem: (own) => <MenuItem {...own}>Copy</MenuItem>,
  menuLabel: (own) => <MenuLabel {...own}>Block</MenuLabel>,
  menuSeparator: (own) => <MenuSeparator {...own} />,
  message: (own) => <Message {...own}>Saved</Message>,
  modal: (own) => <Modal {...own} open={false} onOpenChange={ignore} title="Domain" />,
  numberInput: (own) => <NumberInput {...own} />,
  pageDots: (own) => <PageDots {...own} value={2} pages={9} />,
  pagination: (own) => <Pagination {...own} pages={9} />,
  phoneInput: (own) => <PhoneInput {...own} />,
  radio: (own) => (
    <RadioGroup>
      <Radio {...own} value="a">
        A
      </Radio>
    </RadioGroup>
  ),
  radioGroup: (own) => <RadioGroup {...own}>Inside</RadioGroup>,
  rating: (own) => <Rating {...own} value={4.5} />,
  ratingInput: (own) => <RatingInput {...own} />,
  segmented: (own) => <Segmented {...own} options={[{ value: "a", label: "A" }]} />,
  select: (own) => <Select {...own} items={options} native="never" />,
  selectOfTheSystem: (own) => <Select {...own} items={options} native="always" />,
  skeleton: (own) => <Skeleton {...own} />,
  slider: (own) => <Slider {...own} />,
  spinner: (own) => <Spinner {...own} />,
  stepper: (own) => <Stepper {...own} steps={[{ title: "Dates" }]} value={0} />,
  switch: (own) => <Switch {...own}>On</Switch>,
  tab: (own) => (
    <Tabs defaultValue="a">
      <Tab {...own} value="a">
        A
      </Tab>
    </Tabs>
  ),
  tabList: (own) => (
    <Tabs>
      <TabList {...own} aria-label="Pages" />
    </Tabs>
  ),
  tabPanel: (own) => (
    <Tabs>
      <TabPanel {...own} value="a" />
    </Tabs>
  ),
  table: (own) => (
    <Table {...own} columns={nothing.map(toColumn)} rows={nothing} getRowKey={String} />
  ),
  tag: (own) => <Tag {...own}>Altai</Tag>,
  textarea: (own) => <Textarea {...own} />,
  tileGallery: (own) => <TileGallery {...own} images={pictures.map(({ image }) => image)} />,
  tooltip: (own) => (
    <Tooltip {...own} content="Undo">
      <Button>Undo</Button>
    </Tooltip>
  ),
  truncateText: (own) => <TruncateText {...own}>A long text</TruncateText>,
};

function toColumn({ key }: { key: string }) {
  return { key, header: key };
}

/** Ids that have a meaning of their own: of the control inside, of a layer, of what tabs point at. */
const ownIds = new Set(["field", "tab", "tabPanel", "dropdown", "dropdownMenu", "tooltip"]);

/** What draws nothing of its own, or hands all that it is given on to one of the others. */
const others = [
  "Tabs",
  "LocaleProvider",
  "LinkProvider",
  "ToastProvider",
  "Action",
  "ValidationField",
];

/** Names of all components that the kit gives out. */
function listComponents(): string[] {
  const entries = import.meta.glob<object>("./*/index.ts", { eager: true });
  const names = Object.values(entries).flatMap((entry) => Object.keys(entry));
  return names.filter((name) => /^[A-Z]/.test(name) && name !== name.toUpperCase());
}

const found: Record<string, HTMLElement | null> = {};
const probes = Object.entries(cases).map(([name, render]) => {
  const ref = (element: HTMLElement | null) => void (found[name] = element);
  const own = {
    ref: ref as Ref<never>,
    className: `probe-${name}`,
    style: { outlineWidth: "7px" },
  };
  return { name, element: render({ ...own, "data-probe": name, id: `probe-${name}` }) };
});

/**
 * `ref`, `id` and data attributes are those of the element that a control is worked by, otherwise of
 * the root; `className` and `style` are the root's, which is the same element or around it.
 */
export const AllTakeThem: StoryObj = {
  render: () => (
    <>
      {probes.map(({ name, element }) => (
        <section key={name}>{element}</section>
      ))}
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const tested = new Set(
      Object.keys(cases).map((name) => name[0]?.toUpperCase() + name.slice(1)),
    );
    await expect(listComponents().length).toBeGreaterThan(40);
    const untested = listComponents().filter((name) => !tested.has(name) && !others.includes(name));
    await expect(untested, "components without a case here").toEqual([]);
    await userEvent.hover(canvas.getByRole("button", { name: "Undo" }));
    await waitFor(() => expect(screen.getByRole("tooltip")).toBeVisible());
    for (const { name } of probes) {
      const element = found[name];
      await expect(element, `${name} gives its ref`).toBeInstanceOf(HTMLElement);
      await expect(element?.dataset["probe"], `${name} takes data attributes`).toBe(name);
      if (!ownIds.has(name)) await expect(element?.id, `${name} takes id`).toBe(`probe-${name}`);
      const root = element?.closest<HTMLElement>(`.probe-${name}`);
      await expect(root?.style.outlineWidth, `${name} takes className and style`).toBe("7px");
    }
  },
};
