import { toJsonSchema } from "@valibot/to-json-schema";
import type { GenericSchema } from "valibot";
import type { Call, Contract } from "./call.ts";

type Json = Record<string, unknown>;

/** The OpenAPI 3.1 description of a contract: what the server serves as `/openapi.json`. */
export function describeContract(
  contract: Contract,
  info: { title: string; version: string },
): Json {
  const paths: Record<string, Json> = {};
  for (const [name, call] of Object.entries(contract)) {
    paths[call.path] = {
      ...paths[call.path],
      [call.method.toLowerCase()]: describeCall(name, call),
    };
  }
  return { openapi: "3.1.0", info, paths, components: { securitySchemes: { session } } };
}

function describeCall(name: string, call: Call): Json {
  return {
    operationId: name,
    summary: call.summary,
    tags: [areaOf(call.path)],
    "x-access": call.access,
    parameters: [
      ...(needsRole(call.path) ? [userRole] : []),
      ...(isPublic(call.path) ? [siteHost] : []),
      ...describeQuery(call.query),
    ],
    ...(call.access !== "anyone" && { security: [{ session: [] }] }),
    ...(call.body && { requestBody: describeBody(call) }),
    responses: {
      200: { description: "OK", content: { "application/json": { schema: toJson(call.answer) } } },
      default: { description: "Refused", content: { "application/json": { schema: refusal } } },
    },
  };
}

/** Specification, section 6; nobody wears a role before signing in. */
const needsRole = (path: string) => !path.startsWith("/auth/");

/** Specification, section 7, "Public site": what is asked of one site. */
const isPublic = (path: string) => path.startsWith("/spa/");

const session = { type: "apiKey", in: "cookie", name: "__Host-session" };

const siteHost = {
  name: "site-host",
  in: "header",
  description:
    "The host whose site is meant, with its port; without it and site_id the marketplace",
  required: false,
  schema: { type: "string" },
};

const userRole = {
  name: "user-role",
  in: "header",
  required: true,
  schema: { enum: ["visitor", "organizer", "staff"] },
};

const refusal = {
  type: "object",
  properties: {
    message: { type: "string" },
    error: { type: "string" },
    validation: {
      type: "object",
      additionalProperties: { type: "array", items: { type: "string" } },
    },
  },
};

function describeQuery(query: GenericSchema | undefined): Json[] {
  if (!query) return [];
  const schema = toJson(query) as { properties?: Record<string, Json>; required?: string[] };
  return Object.entries(schema.properties ?? {}).map(([name, property]) => ({
    name,
    in: "query",
    required: schema.required?.includes(name) ?? false,
    schema: property,
  }));
}

function describeBody(call: Call): Json {
  const type = call.encoding === "multipart" ? "multipart/form-data" : "application/json";
  return { required: true, content: { [type]: { schema: toJson(call.body as GenericSchema) } } };
}

/** Transforms have no JSON form: the schema before them is what travels. */
function toJson(schema: GenericSchema): Json {
  const { $schema: _, ...rest } = toJsonSchema(schema as never, {
    typeMode: "input",
    errorMode: "ignore",
  }) as Json;
  return rest;
}

function areaOf(path: string): string {
  return path.split("/").find((part) => part && part !== "crm" && part !== "api") ?? "api";
}
