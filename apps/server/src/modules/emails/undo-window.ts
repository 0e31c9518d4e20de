import { undoSeconds } from "@tour/api";

/** A second for the way to the server. */
const untilTaken = undoSeconds + 1;

/** For how long an undo is taken, in ms; what it takes back leaves a second after that. */
export const undoMs = untilTaken * 1000;
/** After how many seconds a letter leaves that can be taken back until then. */
export const secondsToLeave = untilTaken + 1;
