import { contacts } from "../contacts/contacts.block.ts";
import type { Beginning } from "./beginning.ts";

export const contactsBeginning = {
  definition: contacts,
  initial: () => ({
    heading: { title: "Как с нами связаться", subtitle: "" },
    phones: [],
    email: "",
    messengers: [],
    address: "",
    coordinates: "",
    hours: [],
    way: "",
    has_form: true,
    image: null,
  }),
  facts: ["hours", "way", "coordinates", "image"],
} satisfies Beginning<typeof contacts>;
