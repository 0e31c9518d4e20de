/** Puck's form fields for a content, from a sample of it: the form that our schemas give, in Puck's kinds. */
export function makeFields(sample) {
  const fields = {};
  for (const [key, value] of Object.entries(sample)) {
    const field = makeField(key, value);
    if (field) fields[key] = field;
  }
  return fields;
}

function makeField(label, value) {
  if (typeof value === "string") return { type: value.length > 80 ? "textarea" : "text", label };
  if (typeof value === "number") return { type: "number", label };
  if (typeof value === "boolean") {
    const options = [true, false].map((option) => ({ label: String(option), value: option }));
    return { type: "radio", label, options };
  }
  if (Array.isArray(value)) {
    // Puck's lists hold objects only: a list of texts stays content without a field.
    const [first] = value;
    const isList = typeof first === "object" && first !== null;
    return isList ? { type: "array", label, arrayFields: makeFields(first) } : null;
  }
  if (value === null || value === undefined) return null;
  return { type: "object", label, objectFields: makeFields(value) };
}
