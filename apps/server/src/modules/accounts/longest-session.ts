import { addDays } from "date-fns/addDays";
import { subDays } from "date-fns/subDays";

/** How long a session may be used, in days, however often it is: staff see everybody's data. */
export const longestSession = { usual: 90, staff: 30 };

interface Whose {
  isStaff: boolean;
}

const daysOf = ({ isStaff }: Whose) => (isStaff ? longestSession.staff : longestSession.usual);

/** When a session ends that was signed in to at this moment. */
export const endOfSession = (signedInAt: Date, whose: Whose): Date =>
  addDays(signedInAt, daysOf(whose));

/** Sessions that were signed in to before that moment are over. */
export const earliestSignIn = (whose: Whose): Date => subDays(new Date(), daysOf(whose));
