// @ts-expect-error -- it comes without types; what is used of it is typed below
import Validator from "@adobe/structured-data-validator";

interface Issue {
  issueMessage: string;
  severity: "ERROR" | "WARNING";
}

interface Items {
  /** Items by their first type. */
  jsonld: Record<string, object[]>;
  microdata: object;
  rdfa: object;
}

/** Checks items against what Google asks for in its rich results. */
export const GoogleValidator = Validator as new () => {
  validate: (items: Items) => Promise<Issue[]>;
};
