import { awaitBooking } from "./await-booking.ts";

awaitBooking();
