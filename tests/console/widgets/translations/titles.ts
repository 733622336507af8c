const texts = {
  type: 'array',
  items: {
    type: 'object',
    properties: { languageId: { type: 'integer' }, text: { type: 'string', minLength: 1 } },
  },
}
/** A form with one text per language. */
export const titles = {
  properties: { titles: texts },
  ui: { titles: { 'ui:title': 'Title', 'ui:widget': 'translations' } },
}
