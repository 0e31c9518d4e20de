// Each component imports its own section alone, so that it does not bring the others along.

export const breadcrumbsTexts = { label: "Breadcrumbs", expand: "Show the whole path" };

export const buttonTexts = { loading: "Loading..." };

export const calendarTexts = {
  label: "Calendar",
  previous: "Previous month",
  next: "Next month",
  marked: "{date}, marked",
  chooseMonth: "{month}, choose another month",
  months: "Months",
  chooseYear: "{year}, choose another year",
  years: "Years",
  previousYear: "Previous year",
  nextYear: "Next year",
};

export const carouselTexts = {
  carousel: "carousel",
  slide: "slide",
  position: "{index} of {count}",
  previous: "Previous",
  next: "Next",
};

export const colorTexts = {
  hex: "Colour code",
  open: "Open",
  picker: "Colour picker",
  presets: "Suggested colours",
  invalid: "Enter a colour as #RRGGBB",
};

export const datePickerTexts = {
  title: "Select dates",
  back: "Go back",
  apply: "Apply",
  day: "DD",
  month: "MM",
  year: "YYYY",
  invalid: "Enter an available date as {pattern}",
};

export const fieldCounterTexts = { left: "No more than {count} characters left" };

export const fileDropTexts = {
  title: "Drop files here or choose them",
  titleOne: "Drop a file here or choose one",
  remove: "Remove {name}",
  cancel: "Cancel the upload of {name}",
  retry: "Upload {name} again",
  progress: "Uploading {name}",
  done: "Uploaded",
  wrongType: "{name}: this type of file is not accepted",
  tooLarge: "{name}: larger than {limit}",
  tooMany: "Only {limit} files at a time",
};

export const fullscreenGalleryTexts = {
  label: "Gallery",
  carousel: "carousel",
  slide: "slide",
  position: "{index} of {count}",
  counter: "{index} / {count}",
  pictureOf: "Picture {index} of {count}",
  videoOf: "Video {index} of {count}",
  previous: "Previous",
  next: "Next",
  close: "Close",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  video: "Video",
  play: "Play the video",
  playNamed: "Play the video: {name}",
  failed: "The picture could not be loaded",
  retry: "Try again",
};

export const loadingIndicatorTexts = { label: "Loading..." };

export const mediaGalleryTexts = {
  label: "Gallery",
  carousel: "carousel",
  slide: "slide",
  position: "{index} of {count}",
  pictureOf: "Picture {index} of {count}",
  videoOf: "Video {index} of {count}",
  previous: "Previous",
  next: "Next",
  thumbnails: "Thumbnails",
  open: "Open: {name}",
  failed: "The picture could not be loaded",
};

export const messageTexts = {
  close: "Close",
  region: "Notifications",
  info: "Information",
  success: "Success",
  warning: "Warning",
  danger: "Error",
};

export const modalTexts = { close: "Close" };

export const numberInputTexts = {
  increase: "Increase",
  decrease: "Decrease",
  /** Between a number's whole and its fraction; a point and a comma are both understood. */
  point: ".",
};

export const carouselIndicatorTexts = { label: "Page {page} of {pages}", page: "Page {page}" };

export const paginationTexts = {
  label: "Pagination",
  more: "Show more",
  next: "Next",
  previous: "Previous",
  page: "Page {page}",
  pageSize: "Per page",
  range: "{rangeFrom}–{rangeTo} of {total}",
};

export const phoneInputTexts = {
  country: "Country: {country}",
  search: "Search",
  empty: "Nothing found based on your search",
  tryCode: "Try searching by code",
  loading: "Loading...",
  invalid: "Incorrect phone number",
  invalidExtended: "Invalid phone number. Please enter the number in the international format.",
  mismatch: "This number belongs to {country}.",
  confirm: "Confirm",
};

export const ratingTexts = {
  1: "Terrible",
  2: "Poor",
  3: "Fair",
  4: "Good",
  5: "Excellent",
  value: "{value} of {max}",
  none: "No rating",
};

export const selectTexts = {
  placeholder: "Select",
  search: "Search",
  empty: "Nothing found",
  loading: "Loading...",
  clear: "Clear",
  selected: "Selected: {count}",
};

export const skeletonTexts = { label: "Loading..." };

export const sliderTexts = { from: "From", to: "To" };

export const spinnerTexts = { label: "Loading..." };

export const stepperTexts = {
  step: "Step {step} of {steps}",
  done: "Completed",
  failed: "Needs attention",
};

export const tableTexts = {
  empty: "No data to show",
  loading: "Loading...",
  selectAll: "Select all rows",
  selectRow: "Select row {row}",
  scroll: "Table",
};

export const tagTexts = { remove: "Remove {name}" };

export const textareaTexts = { left: "{count} of {max} characters" };

export const tileGalleryTexts = {
  label: "Gallery",
  pictureOf: "Picture {index} of {count}",
  video: "Video",
  viewAll: "View All",
};

export const truncateTextTexts = { more: "Read more", less: "Hide" };

/** English texts, the default of the kit. Specification, sections 8 and 9. */
export const en = {
  /** BCP 47 tag for numbers, dates and plural forms. */
  code: "en-US",
  texts: {
    breadcrumbs: breadcrumbsTexts,
    button: buttonTexts,
    calendar: calendarTexts,
    carousel: carouselTexts,
    color: colorTexts,
    datePicker: datePickerTexts,
    fieldCounter: fieldCounterTexts,
    fileDrop: fileDropTexts,
    fullscreenGallery: fullscreenGalleryTexts,
    loadingIndicator: loadingIndicatorTexts,
    mediaGallery: mediaGalleryTexts,
    message: messageTexts,
    modal: modalTexts,
    numberInput: numberInputTexts,
    carouselIndicator: carouselIndicatorTexts,
    pagination: paginationTexts,
    phoneInput: phoneInputTexts,
    rating: ratingTexts,
    select: selectTexts,
    skeleton: skeletonTexts,
    slider: sliderTexts,
    spinner: spinnerTexts,
    stepper: stepperTexts,
    table: tableTexts,
    tag: tagTexts,
    textarea: textareaTexts,
    tileGallery: tileGalleryTexts,
    truncateText: truncateTextTexts,
  },
};
