import Ajv from "ajv";
import addFormats from "ajv-formats";
import Joi from "joi";
import * as v from "valibot";
import { defineRule, validate } from "vee-validate";
import { all } from "@vee-validate/rules";
import * as yup from "yup";
import * as z from "zod";

const phone = /^\+\d{9,}$/;

/** The first message of each field, of a list of issues in order. */
function firstByField(issues, fieldOf, messageOf) {
  const errors = {};
  for (const issue of issues) errors[fieldOf(issue)] ??= messageOf(issue);
  return errors;
}

const zodSchema = z
  .object({
    name: z.string().min(2).max(40),
    email: z.email(),
    phone: z.string().regex(phone),
    age: z.number().min(18).max(99),
    site: z.url({ protocol: /^https?$/ }),
    password: z.string().min(8),
    password_again: z.string().min(1),
    agree: z.literal(true),
  })
  .refine((form) => form.password === form.password_again, { path: ["password_again"] });

const valibotSchema = v.pipe(
  v.object({
    name: v.pipe(v.string(), v.minLength(2), v.maxLength(40)),
    email: v.pipe(v.string(), v.email()),
    phone: v.pipe(v.string(), v.regex(phone)),
    age: v.pipe(v.number(), v.minValue(18), v.maxValue(99)),
    site: v.pipe(v.string(), v.url()),
    password: v.pipe(v.string(), v.minLength(8)),
    password_again: v.pipe(v.string(), v.minLength(1)),
    agree: v.literal(true),
  }),
  v.forward(
    v.partialCheck(
      [["password"], ["password_again"]],
      (form) => form.password === form.password_again,
    ),
    ["password_again"],
  ),
);

const yupSchema = yup.object({
  name: yup.string().required().min(2).max(40),
  email: yup.string().required().email(),
  phone: yup.string().required().matches(phone),
  age: yup.number().min(18).max(99),
  site: yup.string().url(),
  password: yup.string().required().min(8),
  password_again: yup
    .string()
    .required()
    .oneOf([yup.ref("password")]),
  agree: yup.boolean().oneOf([true]),
});

const joiSchema = Joi.object({
  name: Joi.string().required().min(2).max(40),
  email: Joi.string().required().email({ tlds: false }),
  phone: Joi.string().required().pattern(phone),
  age: Joi.number().min(18).max(99),
  site: Joi.string().uri({ scheme: ["http", "https"] }),
  password: Joi.string().required().min(8),
  password_again: Joi.string().required().valid(Joi.ref("password")),
  agree: Joi.valid(true),
});

const ajv = new Ajv({ allErrors: true, $data: true, strict: false });
addFormats(ajv);
const ajvValidate = ajv.compile({
  type: "object",
  required: ["name", "email", "phone", "password", "password_again", "agree"],
  properties: {
    name: { type: "string", minLength: 2, maxLength: 40 },
    email: { type: "string", format: "email" },
    phone: { type: "string", pattern: phone.source },
    age: { type: "number", minimum: 18, maximum: 99 },
    site: { type: "string", format: "uri" },
    password: { type: "string", minLength: 8 },
    password_again: { type: "string", minLength: 1, const: { $data: "1/password" } },
    agree: { const: true },
  },
});

for (const [name, rule] of Object.entries(all)) defineRule(name, rule);
const veeRules = Object.entries({
  name: "required|min:2|max:40",
  email: "required|email",
  phone: { required: true, regex: phone },
  age: "min_value:18|max_value:99",
  site: "url",
  password: "required|min:8",
  password_again: "required|confirmed:@password",
  agree: { required: true, is: [true] },
});

/** Each judges a form's values and answers the first message of each field that fails, by field. */
export const contenders = {
  zod(values) {
    const { error } = zodSchema.safeParse(values);
    if (!error) return {};
    return firstByField(
      error.issues,
      ({ path }) => path[0],
      ({ message }) => message,
    );
  },
  valibot(values) {
    const { issues } = v.safeParse(valibotSchema, values);
    if (!issues) return {};
    return firstByField(
      issues,
      ({ path }) => path[0].key,
      ({ message }) => message,
    );
  },
  yup(values) {
    try {
      yupSchema.validateSync(values, { abortEarly: false, strict: true });
      return {};
    } catch (error) {
      return firstByField(
        error.inner,
        ({ path }) => path,
        ({ message }) => message,
      );
    }
  },
  joi(values) {
    const { error } = joiSchema.validate(values, { abortEarly: false, convert: false });
    if (!error) return {};
    return firstByField(
      error.details,
      ({ path }) => path[0],
      ({ message }) => message,
    );
  },
  ajv(values) {
    if (ajvValidate(values)) return {};
    return firstByField(
      ajvValidate.errors,
      ({ instancePath }) => instancePath.slice(1),
      ({ message }) => message,
    );
  },
  async "vee-validate"(values) {
    const errors = {};
    await Promise.all(
      veeRules.map(async ([name, rules]) => {
        const result = await validate(values[name], rules, { name, values });
        if (!result.valid) errors[name] = result.errors[0];
      }),
    );
    return errors;
  },
};
