import { expect, test } from "vitest";
import { contract } from "./contract/index.ts";
import { describeContract } from "./openapi.ts";

interface Operation {
  operationId: string;
  tags: string[];
  security?: object[];
  parameters: { name: string; in: string; required: boolean; schema: object }[];
  requestBody?: { content: Record<string, { schema: { properties: object } }> };
  responses: Record<string, { content: Record<string, { schema: object }> }>;
}

const description = describeContract(contract, { title: "Tour", version: "1" });
const paths = description["paths"] as Record<string, Record<string, Operation>>;

test("each call is described under its path and method, by its own name", () => {
  for (const [name, call] of Object.entries(contract)) {
    const operation = paths[call.path]?.[call.method.toLowerCase()];
    expect([call.path, operation?.operationId]).toEqual([call.path, name]);
    expect(
      Object.keys(operation?.responses["200"]?.content["application/json"]?.schema ?? {}),
    ).not.toEqual([]);
  }
});

test("no two calls share a method and path", () => {
  const keys = Object.values(contract).map((call) => `${call.method} ${call.path}`);
  expect(new Set(keys).size).toBe(keys.length);
});

test("queries, bodies and the role are described as they are sent", () => {
  const save = paths["/crm/api/constructor/save-page-blocks"]?.["post"];
  expect(save?.parameters.map(({ name, in: place, required }) => [name, place, required])).toEqual([
    ["user-role", "header", true],
    ["organizer_id", "query", true],
    ["type", "query", true],
  ]);
  const body = save?.requestBody?.content["application/json"]?.schema.properties;
  expect(Object.keys(body ?? {})).toEqual(["blocks", "version"]);
  const list = paths["/spa/tours-crm"]?.["get"];
  expect(list?.parameters.find(({ name }) => name === "page")?.required).toBe(false);
  expect(
    list?.parameters.find(({ in: place, name }) => place === "header" && name === "site-host"),
  ).toMatchObject({ required: false });
  const upload = paths["/crm/api/media/upload"]?.["post"];
  expect(Object.keys(upload?.requestBody?.content ?? {})).toEqual(["multipart/form-data"]);
});

test("signing in requires no role", () => {
  const names = paths["/auth/sign-in/email"]?.["post"]?.parameters.map(({ name }) => name);
  expect(names).toEqual([]);
});

test("calls that need a session say so", () => {
  const security = (path: string) => paths[path]?.["get"]?.security;
  expect(security("/crm/api/constructor/get-page")).toEqual([{ session: [] }]);
  expect(security("/spa/tours")).toBeUndefined();
});

test("calls are grouped by area", () => {
  expect(paths["/crm/api/constructor/get-page"]?.["get"]?.tags).toEqual(["constructor"]);
  expect(paths["/spa/tour-crm"]?.["get"]?.tags).toEqual(["spa"]);
  expect(paths["/auth/account"]?.["get"]?.tags).toEqual(["auth"]);
});
