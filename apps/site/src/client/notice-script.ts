import { endNotice } from "./end-notice.ts";

endNotice();
