/** One floor of an app: folders that do not know each other, and why what is above is not theirs. */
export type Floor = {
  /** Folders under `src`; `*` stands for one name, `.` for the files that lie in `src` itself. */
  folders: string[];
  why: string;
};

const root: Floor = {
  folders: ["."],
  why: "Only the root puts the app together; whoever needs a part of it gets it handed in.",
};

/** Modules from the highest to the lowest, each with what it is about. */
const modules = (names: [name: string, about: string][]): Floor[] =>
  names.map(([name]) => ({
    folders: [`modules/${name}`],
    why: "A module knows those below it alone: what two of them need moves to the lower.",
  }));

/**
 * The floors of each app from the top down: a folder imports from floors below its own, never from
 * one above or from a neighbour. The wildcards take in the next feature, too.
 */
export const orders: Record<string, Floor[]> = {
  "apps/builder": [
    root,
    { folders: ["routes", "server"], why: "An address leads to a screen, and nothing leads back." },
    {
      folders: ["features/*"],
      why: "A screen knows no other screen: what two of them need is a piece below.",
    },
    {
      folders: ["publish"],
      why: "What goes out is shown on several screens, and knows none.",
    },
    {
      folders: ["comparison"],
      why: "Two forms of a page are laid side by side wherever somebody chooses between them.",
    },
    {
      folders: ["canvas"],
      why: "A page is drawn below whoever looks at it.",
    },
    {
      folders: ["document", "fresh-entries", "naming", "preset", "saving", "shell", "starters"],
      why: "Each of these pieces is a thing of its own.",
    },
    {
      folders: ["undo"],
      why: "What was done is listed below all that does something.",
    },
    {
      folders: ["clocks"],
      why: "By whose clocks a moment is told is known below all that tell one.",
    },
    {
      folders: ["live"],
      why: "What others do is heard below the screens that show it, and told to what they read.",
    },
    { folders: ["texts"], why: "Words know nothing of where they are read." },
  ],
  "apps/crm": [
    root,
    {
      folders: ["routes", "server", "worker"],
      why: "An address leads to a screen, and nothing leads back.",
    },
    {
      folders: ["features/*"],
      why: "A screen knows no other screen: what two of them need is a piece below.",
    },
    {
      folders: ["live"],
      why: "What others do is heard below the screens that show it, and told to what they read.",
    },
    {
      folders: ["reviews", "views"],
      why: "A review with the decision on it, and filters under a name, are on several screens, within the frame.",
    },
    {
      folders: ["replies", "shell", "tours", "requests"],
      why: "The frame, the form of an answer, and what screens of tours, of dates and of requests read know no screen.",
    },
    {
      folders: ["offline"],
      why: "What is kept on the device serves the frame and the screens, and knows neither.",
    },
    { folders: ["undo"], why: "Taking back is offered by all of them, and knows none." },
    { folders: ["texts"], why: "Words know nothing of where they are read." },
  ],
  "packages/office": [
    {
      folders: ["departure-form", "second-factor", "shop-fields"],
      why: "What asks for a code, for a shop or for a date is put together from forms, and nothing below knows of it.",
    },
    {
      folders: ["forms", "shell", "updates"],
      why: "These are put together from the pieces below.",
    },
    {
      folders: [
        "page-frame",
        "picture-library",
        "qr-code",
        "rich-text",
        "sign-in",
        "sortable",
        "unsaved-changes",
      ],
      why: "Each of these pieces is a thing of its own.",
    },
    { folders: ["late"], why: "Code comes late the same way for whatever it is." },
    { folders: ["uploads"], why: "Files are sent the same way for whatever they are." },
    {
      folders: ["api", "format", "kept", "links", "live", "server", "testing"],
      why: "What every piece stands on knows none.",
    },
    { folders: ["texts"], why: "Words know nothing of where they are read." },
  ],
  "apps/server": [
    {
      folders: ["drills"],
      why: "A bad day is rehearsed on all of the server, with what tests share.",
    },
    { folders: ["test"], why: "What tests share drives the whole server from above." },
    { folders: ["cli"], why: "Programs put together what they need, as the server does." },
    root,
    {
      folders: ["seeding"],
      why: "What a demo is filled with is written with what organisers use.",
    },
    {
      folders: ["leaving"],
      why: "What one organiser has is in every module, and no module asks who leaves.",
    },
    ...modules([
      ["service-status", "which parts of the service work"],
      ["figures", "visits, sales and money in sums"],
      ["public-site", "what visitors' pages read"],
      ["editor", "drafts, presets, publishing"],
      ["documents", "agreements and policies"],
      ["selling", "requests that who sells makes for a guest"],
      ["imports", "tours that come from files, and go into them"],
      ["programmes", "tours that are made of documents"],
      ["team", "who works for an organiser, invited and removed"],
      ["live", "what changes in an office, and who looks at it"],
      ["help-requests", "questions of visitors"],
      ["subscriptions", "what mailboxes want to hear of tours"],
      ["search", "tours in memory, found by words and filters"],
      ["collections", "tours that staff put together for the marketplace"],
      ["office", "organisers as their owners and our staff see them"],
      ["booking", "requests, tourists, payments"],
      ["tours", "tours, departures, reviews"],
      ["marketplace", "who sells where all sell, and on what terms"],
      ["sites", "sites with their domains, fonts and settings"],
      ["media", "pictures"],
      ["activity", "who did what for an organiser"],
      ["accounts", "people, and for which organisers they act"],
      ["organizers", "whose everything is"],
      ["emails", "what is sent by jobs to people's mailboxes"],
    ]),
    { folders: ["http"], why: "How calls are answered does not depend on what they do." },
    {
      folders: ["platform"],
      why: "The ground knows no module and no call: it would serve another product as well.",
    },
    { folders: ["jobs"], why: "How jobs are kept and run does not depend on what they do." },
    {
      folders: ["db"],
      why: "How a database is opened and asked does not depend on what is in it.",
    },
    { folders: ["cache"], why: "What keeps things in memory does not depend on what is kept." },
  ],
  "apps/site": [
    root,
    {
      folders: ["server"],
      why: "Whoever answers a request knows what there is to answer with; pages are given all they need.",
    },
    {
      folders: ["routes"],
      why: "An address leads to a feature, and a feature does not know at which address it stands.",
    },
    {
      folders: ["features/*"],
      why: "What two features need moves to a folder below.",
    },
    {
      folders: ["page", "client"],
      why: "A page's frame and its scripts serve every feature.",
    },
    {
      folders: ["services", "theme", "islands", "street-map"],
      why: "What requests share knows no page.",
    },
    {
      folders: ["visits"],
      why: "Who visits is counted without knowing what pages are.",
    },
    {
      folders: ["analytics", "assets", "cache"],
      why: "The ground knows no request.",
    },
    {
      folders: ["compression", "texts"],
      why: "The ground knows no request.",
    },
  ],
};
