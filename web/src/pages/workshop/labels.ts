/** Words of the forms: fields, instructions and choices, by what stands in the schema. */
import { i18n, t } from '../../app/i18n.svelte';
import { prettify } from '../../words/fluent';

const said = (keys: readonly string[], otherwise: string): string => {
  const key = keys.find((one) => i18n.texts.has(one));
  return key ? t(key) : prettify(otherwise);
};

/** "Copies in the deck" */
export const fieldName = (title: string, field: string): string =>
  said([`ui-shop-field-${field}`, `${title}-field-${field}`, `ui-field-${field}`], field);

/** "place one in each of" */
export const doing = (title: string, word: string): string => said([`${title}-do-${word}`], word);

/** A value of a choice: a region, a token, a moment. */
export const choiceName = (title: string, field: string, domain: string, choice: string): string =>
  said(
    [...(domain ? [`${title}-${domain}-${choice}`] : []), `ui-shop-${field}-${choice}`, `${title}-${field}-${choice}`],
    choice,
  );
