import { recordsIn } from '../../contract/conventions/page.ts'
import { recordIds } from '../../contract/records/record-id.ts'
import { normaliseDuration } from './date/date-text.ts'
import { readVisibility, visibilityFields, writeVisibility } from './date/visibility/visibility-value.ts'
import { fileIdField, readFile, writeFile } from './file/file-value.ts'
import { textOption } from './shared/options.ts'
import { toTags } from './tags/tag-list.ts'
import { readTranslations, writeTranslations } from './translations/translation-entries.ts'
import type { ValueMapping, WidgetOptions } from './widget.ts'

const file: ValueMapping = {
  read: readFile,
  write: writeFile,
  writes: (name, options) => [fileIdField(name, options)],
}

const choice: ValueMapping = { alike: true }

const durationOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? normaliseDuration(value) : undefined

const privilegeField = (options: WidgetOptions): string => textOption(options, 'idField') ?? 'previlegeId'

/**
 * The value mappings by widget name. They need no component, so grids, imports and the history read and write records
 * without the code of the form.
 */
const valueMappings: Readonly<Record<string, ValueMapping>> = {
  audio: file,
  checkbox: choice,
  date: choice,
  'date-time': choice,
  duration: {
    read: (record, name) => durationOf(record[name]),
    write: (value, name) => {
      const duration = durationOf(value)
      return duration === undefined ? {} : { [name]: duration }
    },
  },
  file,
  image: file,
  // The record has `{id, name}`, the body has ids.
  privileges: {
    read: (record, _, options) =>
      recordsIn(record[textOption(options, 'from') ?? 'privileges']).flatMap(({ id }) => recordIds(id)),
    write: (value, _, options) => ({ [privilegeField(options)]: recordIds(value) }),
    writes: (_, options) => [privilegeField(options)],
  },
  radio: choice,
  reference: choice,
  references: { ...choice, write: (value, name) => ({ [name]: recordIds(value) }) },
  select: choice,
  switch: choice,
  tags: { write: (value, name) => ({ [name]: toTags(value) }) },
  time: choice,
  translations: { read: readTranslations, write: writeTranslations, needsLanguages: true },
  visibility: { read: readVisibility, write: writeVisibility, writes: visibilityFields },
  'yes-no': choice,
}

/** The value mapping of the widget with this name; undefined if its values are stored as they are. */
export const findValueMapping = (name: string): ValueMapping | undefined =>
  Object.hasOwn(valueMappings, name) ? valueMappings[name] : undefined
