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
      from: { type: 'string', description: "The record's property; the form property's name when left out." },
      multiline: { type: 'boolean', description: 'Several lines.' },
      rich: { type: 'boolean', description: 'Rich text in place of plain text.' },
      height: { enum: [200, 300], description: 'Height of the rich text editor; 200 when left out.' },
    },
    additionalProperties: false,
  },
  component: TranslationsField,
  fetchCode: async (options) => flagOption(options, 'rich') && preloadEditor(),
  read: readTranslations,
  write: writeTranslations,
  needsLanguages: true,
}
