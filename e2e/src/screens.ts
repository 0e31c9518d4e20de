import { inProof } from "@tour/proof";

type Screen = [where: string, width: number, height: number];

const computer: Screen = ["on a computer", 1440, 900];
const phone: Screen = ["on a phone", 390, 844];

/**
 * For `describe.each`: the screen that each run is to take the journey on, and the proof's (0124). What is made
 * on the computer may stand there yet when the phone follows.
 */
export const screensFrom = (always: "computer" | "phone"): Screen[] =>
  always === "computer" ? [computer, ...inProof(phone)] : [...inProof(computer), phone];
