/** Of the ids of the form's elements, on the server as in the browser. */
export const idPrefix = "booking-";
