interface Forms {
  one: string;
  few: string;
  many: string;
  other: string;
}

const rules = new Intl.PluralRules("ru");

/** "3 дня", with a non-breaking space. */
export function plural(count: number, forms: Forms): string {
  return `${count}\u00a0${forms[rules.select(count) as keyof Forms] ?? forms.other}`;
}
