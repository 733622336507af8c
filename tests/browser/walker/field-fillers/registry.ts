import type { Field } from '../fields.ts'
import { privileges, radio, select, toggle } from './choice.ts'
import { date, visibility } from './date.ts'
import type { FieldFiller, FieldOnPage } from './field-filler.ts'
import { file } from './file.ts'
import { items } from './items.ts'
import { reference, references, tags } from './picker.ts'
import { masked, number, password, richText, strictText, text, translations } from './text.ts'

const fillers: Readonly<Record<string, FieldFiller>> = {
  text,
  textarea: text,
  number,
  url: strictText,
  email: strictText,
  phone: strictText,
  password,
  'rich-text': richText,
  translations,
  select,
  radio,
  'yes-no': radio,
  switch: toggle,
  privileges,
  reference,
  references,
  'user-picker': references,
  tags,
  image: file,
  file,
  audio: file,
  date,
  time: date,
  'date-time': date,
  duration: masked,
  visibility,
}

/**
 * The filler of a field's widget; `fill` fills in the fields of list items. Throws with the widget's name if there
 * is none.
 */
export const fieldFillerOf = (field: Field, fill: (place: FieldOnPage) => Promise<void>): FieldFiller => {
  if (field.widget === 'items') return items(fill)
  const filler = Object.hasOwn(fillers, field.widget) ? fillers[field.widget] : undefined
  if (!filler) throw new Error(`Nobody knows how to fill in the widget "${field.widget}" of "${field.name}"`)
  return filler
}
