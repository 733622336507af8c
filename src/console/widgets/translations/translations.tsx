import { preloadEditor } from '../rich-text/rich-text-box.tsx'
import { flagOption } from '../shared/options.ts'
import type { Widget } from '../widget.ts'
import { readTranslations, writeTranslations } from './translation-entries.ts'
import { TranslationsField } from './translations-field.tsx'

/** One text per content language. */
export const translationsWidget: Widget = {
  name: 'translations',
  kind: 'field',
  types: ['array'],
  options: {
    type: 'object',
    properties: {
      label: { type: 'string', description: 'Label before the language name; ui:title when left out.' },
      from: { type: 'string', description: "The record's property; the form property's name when left out." },
      multiline: { type: 'boolean', description: 'Several lines.' },
      rows: { type: 'integer', minimum: 1, description: 'Rows of a multiline input; 3 when left out.' },
      maxLength: { type: 'integer', minimum: 1, description: 'Of each text.' },
      rich: { type: 'boolean', description: 'Rich text in place of plain text.' },
      height: { enum: [200, 300], description: 'Height of the rich text editor.' },
      required: {
        type: 'boolean',
        description: 'Star on the labels; by minLength of the text when left out.',
      },
      dir: { enum: ['ltr', 'rtl'], description: 'Right-to-left in every language; Arabic always is.' },
    },
    additionalProperties: false,
  },
  component: TranslationsField,
  fetchCode: async (options) => flagOption(options, 'rich') && preloadEditor(),
  read: readTranslations,
  write: writeTranslations,
  needsLanguages: true,
}
