import { Link } from "@tour/ui-kit/link";
import { texts } from "../../texts/ru.ts";

/** The way back to the sign-in screen. */
export const SignInLink = () => (
  <p>
    <Link to="/sign-in">{texts.signIn.back}</Link>
  </p>
);
