import { BlocksPage } from "../blocks-page.jsx";

export const dynamic = "force-static";

// oxlint-disable-next-line import/no-default-export -- Next's format
export default BlocksPage;
