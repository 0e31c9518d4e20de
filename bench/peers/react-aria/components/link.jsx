import { Link } from "react-aria-components";

export const Example = () => <Link href="/tours">Tours</Link>;
