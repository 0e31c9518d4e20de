import "../page-blocks/theme.css";
import "../page-blocks/variants.css";
import { hydrateRoot } from "react-dom/client";
import { Page } from "./page.jsx";

hydrateRoot(document.getElementById("root"), <Page />);
