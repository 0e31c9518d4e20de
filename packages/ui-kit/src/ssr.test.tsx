import type { ReactElement } from "react";
import { useForm } from "@tour/validation/react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { Accordion, AccordionItem } from "./accordion/index.ts";
import { Avatar } from "./avatar/index.ts";
import { Breadcrumbs } from "./breadcrumbs/index.ts";
import { Button, IconButton } from "./button/index.ts";
import { Calendar } from "./calendar/index.ts";
import { Checkbox } from "./checkbox/index.ts";
import { Collapse } from "./collapse/index.ts";
import { ColorInput } from "./color-input/index.ts";
import { DatePicker } from "./date-picker/index.ts";
import { Dropdown, DropdownMenu, MenuItem } from "./dropdown/index.ts";
import { EmptyState } from "./empty-state/index.ts";
import { Field, FieldCounter } from "./field/index.ts";
import { FullscreenGallery } from "./fullscreen-gallery/index.ts";
import { FileDrop, FileProgress } from "./file-drop/index.ts";
import { Input } from "./input/index.ts";
import { Link } from "./link/index.ts";
import { LoadingIndicator } from "./loading-indicator/index.ts";
import { LocaleProvider, ru } from "./locale/index.ts";
import { MaskedInput } from "./masked-input/index.ts";
import { MediaGallery } from "./media-gallery/index.ts";
import { Message, ToastProvider } from "./message/index.ts";
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
import { ValidationField } from "./validation-field/index.ts";

const ignore = () => {};

function EmailForm() {
  const form = useForm({ initialValues: { email: "anna@example.com" } });
  return (
    <ValidationField form={form} name="email" label="E-mail" rules="required|email">
      {(control) => <Input {...control} />}
    </ValidationField>
  );
}

/** Each component, and a piece of the HTML that the server has to send for it. */
const cases: Record<string, { element: ReactElement; html: string }> = {
  accordion: {
    element: (
      <Accordion>
        <AccordionItem title="Rain?">Capes</AccordionItem>
      </Accordion>
    ),
    html: "Capes",
  },
  avatar: { element: <Avatar name="Анна Ветрова" />, html: "АВ" },
  breadcrumbs: {
    element: <Breadcrumbs items={[{ text: "Tours", href: "/tours" }, { text: "Altai" }]} />,
    html: 'aria-current="page"',
  },
  button: { element: <Button href="/dates">Dates</Button>, html: 'href="/dates"' },
  iconButton: { element: <IconButton label="Edit">e</IconButton>, html: 'aria-label="Edit"' },
  calendar: { element: <Calendar today="2026-06-10" />, html: 'aria-current="date"' },
  checkbox: { element: <Checkbox defaultChecked>Yes</Checkbox>, html: 'checked=""' },
  collapse: { element: <Collapse open>Inside</Collapse>, html: 'data-state="expanded"' },
  colorInput: { element: <ColorInput defaultValue="#112233" />, html: "#112233" },
  datePicker: { element: <DatePicker defaultValue="2026-06-18" />, html: 'value="06/18/2026"' },
  dropdown: {
    element: <Dropdown trigger={<Button>Menu</Button>}>Content</Dropdown>,
    html: "aria-expanded",
  },
  dropdownMenu: {
    element: (
      <DropdownMenu trigger={<Button>Menu</Button>}>
        <MenuItem>Copy</MenuItem>
      </DropdownMenu>
    ),
    html: 'aria-haspopup="menu"',
  },
  emptyState: { element: <EmptyState title="Empty" />, html: "Empty" },
  field: {
    element: (
      <Field label="Name" error="Required field">
        <Input />
      </Field>
    ),
    html: 'aria-invalid="true"',
  },
  fieldCounter: { element: <FieldCounter value="Altai" max={6} />, html: "5 / 6" },
  fileDrop: {
    element: (
      <FileDrop onFiles={ignore}>
        <FileProgress name="a.jpg" progress={0.5} />
      </FileDrop>
    ),
    html: 'aria-valuenow="50"',
  },
  fullscreenGallery: {
    element: <FullscreenGallery items={[{ image: "/m/{size}" }]} open onOpenChange={ignore} />,
    html: 'src="/m/1200x00"',
  },
  link: { element: <Link to="/altai">Altai</Link>, html: 'href="/altai"' },
  loadingIndicator: { element: <LoadingIndicator loading />, html: 'hidden=""' },
  maskedInput: {
    element: <MaskedInput mask="+7 (###) ###-##-##" defaultValue="9991234567" />,
    html: 'value="+7 (999) 123-45-67"',
  },
  mediaGallery: {
    element: (
      <MediaGallery items={[{ image: "/m/1/{size}", alt: "Lake" }, { image: "/m/2/{size}" }]} />
    ),
    html: 'href="/m/1/2000x00"',
  },
  message: { element: <Message tone="danger">Broken</Message>, html: "Broken" },
  modal: {
    element: (
      <Modal open onOpenChange={ignore} title="Domain">
        Inside
      </Modal>
    ),
    html: "Domain",
  },
  numberInput: { element: <NumberInput defaultValue={3} />, html: 'value="3"' },
  pageDots: { element: <PageDots value={2} pages={9} />, html: "Page 2 of 9" },
  pagination: {
    element: <Pagination href="/tours?page={page}" itemsCount={95} pageSize={10} />,
    html: 'href="/tours?page=10"',
  },
  phoneInput: {
    element: <PhoneInput aria-label="Phone" defaultValue="+79991234567" />,
    html: 'value="+79991234567"',
  },
  radioGroup: {
    element: (
      <RadioGroup aria-label="Page" defaultValue="a">
        <Radio value="a">A</Radio>
      </RadioGroup>
    ),
    html: 'checked=""',
  },
  rating: { element: <Rating value={4.5} />, html: "4.5 of 5" },
  ratingInput: { element: <RatingInput aria-label="Rating" />, html: "Excellent" },
  segmented: {
    element: <Segmented aria-label="Page" options={[{ value: "a", label: "A" }]} />,
    html: "radio",
  },
  select: {
    element: <Select items={[{ text: "Altai", value: "a" }]} defaultValue="a" />,
    html: "Altai",
  },
  skeleton: { element: <Skeleton announce />, html: "Loading..." },
  slider: { element: <Slider aria-label="Radius" defaultValue={40} />, html: 'max="100"' },
  spinner: { element: <Spinner />, html: "Loading..." },
  stepper: { element: <Stepper steps={[{ title: "Dates" }]} value={0} />, html: "Step 1 of 1" },
  switch: { element: <Switch defaultChecked>On</Switch>, html: 'role="switch"' },
  table: {
    element: <Table columns={[{ key: "tour", header: "Tour" }]} rows={[]} getRowKey={String} />,
    html: "No data to show",
  },
  tabs: {
    element: (
      <Tabs defaultValue="a">
        <TabList aria-label="Pages">
          <Tab value="a">A</Tab>
        </TabList>
        <TabPanel value="a">Panel A</TabPanel>
      </Tabs>
    ),
    html: "Panel A",
  },
  tag: { element: <Tag onRemove={ignore}>Altai</Tag>, html: "Remove Altai" },
  textarea: { element: <Textarea defaultValue="Long" />, html: "Long" },
  tileGallery: {
    element: <TileGallery images={["/m/{size}"]} />,
    html: 'srcSet="/m/500x600 2x"',
  },
  toasts: { element: <ToastProvider>App</ToastProvider>, html: 'role="status"' },
  tooltip: {
    element: (
      <Tooltip content="Undo">
        <Button>U</Button>
      </Tooltip>
    ),
    html: "<button",
  },
  truncateText: { element: <TruncateText>A long text</TruncateText>, html: "A long text" },
  validationField: { element: <EmailForm />, html: 'value="anna@example.com"' },
};

test.for(Object.entries(cases))("%s is rendered on the server", ([, { element, html }]) => {
  expect(renderToString(element)).toContain(html);
});

test("a server that is not told the day sends no day of its own", () => {
  const html = renderToString(<Calendar min="today" />);
  expect(html).toContain('aria-busy="true"');
  expect(html).not.toContain("data-date");
  expect(renderToString(<Calendar defaultValue="2026-06-18" />)).not.toContain("aria-current");
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

test("galleries send no style attribute, no frame, and nothing that is hidden without script", () => {
  const video = "https://vimeo.com/76979871";
  const html = renderToString(
    <>
      <MediaGallery items={[{ image: "/m/1" }, { image: "/m/2", video_url: video }]} />
      <TileGallery images={["/m/1", "/m/2"]} videoUrl={video} />
      <FullscreenGallery items={[{ image: "/m/1", video_url: video }]} open onOpenChange={ignore} />
    </>,
  );
  expect(html).not.toMatch(/ style=|<iframe/);
  expect(html).not.toMatch(/<div id[^>]* inert/);
});
