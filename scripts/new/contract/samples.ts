import type { PlainObject } from '../../../src/contract/json.ts'
import { plural } from '../../../src/contract/text/english.ts'
import type { ExistingResource } from '../answers/existing.ts'
import type { Plan, Property } from '../answers/plan/plan.ts'
import { isFileType, isItemsType } from '../answers/plan/property-types.ts'
import { lowerWords, pascal } from '../answers/words.ts'
import { bodyName } from './property-schemas.ts'

/** Number of example records per resource. The sample at this index is for the example of a create. */
export const recordCount = 3

/** A text in Bengali, Arabic and English, and a fourth for the create. */
const textsFor = (property: Property): readonly string[] => {
  const english = `Sample ${lowerWords(property.name)}`
  return ['নমুনা ১', 'عينة ٢', `${english} 3`, 'নমুনা ৪']
}

const fitted = (text: string, { min = 0, max = 255 }: Property): string =>
  text.padEnd(min, text).slice(0, Math.max(1, max))

const numberOf = ({ min = 0, max = 1_000_000, type }: Property, index: number): number =>
  Math.min(max, min + (index + 1) * 10 + (type === 'decimal' ? 0.5 : 0))

const momentOf = (index: number): string => new Date(Date.UTC(2026, index + 2, index + 10, 9)).toISOString()

const singles: Readonly<Record<string, (property: Property, index: number) => unknown>> = {
  text: (property, index) => fitted(textsFor(property)[index] ?? '', property),
  phone: (_, index) => `01200000${String(90 + index).padStart(3, '0')}`,
  email: ({ name }, index) => `${lowerWords(name).replaceAll(' ', '.')}${index + 1}@example.org`,
  url: ({ name }, index) => `https://www.example.org/${lowerWords(name).replaceAll(' ', '-')}-${index + 1}`,
  number: numberOf,
  decimal: numberOf,
  date: (_, index) => momentOf(index).slice(0, 10),
  datetime: (_, index) => momentOf(index),
  boolean: (_, index) => index % 2 === 0,
  enum: ({ values = [] }, index) => values[index % values.length],
  state: ({ values = [] }, index) => values[index % values.length],
  html: (property, index) => `<p>${textsFor(property)[index]}</p>`,
}

const single = (property: Property, index: number): unknown =>
  property.examples?.[index] ?? singles[property.type]?.(property, index)

/** A value for the record at this index, unique among the records. */
export const distinctSample = (property: Property, index: number): unknown =>
  property.type === 'text'
    ? fitted(`${index + 1} ${textsFor(property)[index % 4]}`, property)
    : singles[property.type]?.(property, index)

const fileId = (index: number): number => 71 + index

const fileRef = ({ name, type }: Property, index: number): PlainObject => {
  const fileExtension = { image: 'jpg', audio: 'mp3' }[type as 'image' | 'audio'] ?? 'pdf'
  const fileName = `${lowerWords(name).replaceAll(' ', '-')}-${index + 1}.${fileExtension}`
  return { id: fileId(index), fileUrl: `/files/3f2c9a51e${index}/${fileName}`, fileName, fileExtension }
}

type Resources = ReadonlyMap<string, ExistingResource>

interface Context {
  readonly plan: Plan
  readonly resources: Resources
}

/**
 * The texts of a sample by language. If not every language is required, the second sample lacks the first language, and
 * the third sample only has the third language.
 */
const textsOf = (property: Property, index: number, resources: Resources) => {
  const all = (resources.get('Language')?.examples ?? []).map(({ id }, place) => ({
    languageId: Number(id),
    text: String(property.examples?.[place] ?? textsFor(property)[place]),
  }))
  if (property.required === true && property.languages !== 'one') return all
  return index === 2 ? all.slice(2, 3) : all.slice(index % 2)
}

const referenceSample = (
  { name, to = '' }: Property,
  index: number,
  { plan, resources }: Context,
): PlainObject => {
  const target = resources.get(to)
  const label = to === plan.resource ? plan.label : target?.label
  const shown = label !== undefined && label !== 'id' ? `${name}${pascal(label)}` : undefined
  const example = target?.examples[index % Math.max(1, target.examples.length)]
  return {
    [`${name}Id`]: example?.id ?? null,
    ...(shown !== undefined && { [shown]: (label !== undefined && example?.[label]) ?? null }),
  } as PlainObject
}

const textsSample = (property: Property, index: number, { resources }: Context): PlainObject => {
  const texts = textsOf(property, index, resources)
  return {
    // A record has the text in the requested language, else the first one: each sample uses its own language.
    [property.name]: (texts.find(({ languageId }) => languageId === index + 1) ?? texts[0])?.text ?? null,
    [plural(property.name)]: texts.map(({ languageId, text }) => ({ languageId, translatedText: text })),
  }
}

const objectOf = ({ parts = [] }: Property, sample: (part: Property) => PlainObject): PlainObject =>
  Object.assign({}, ...parts.map(sample))

/** The properties of a record's example for a property of the plan. */
export const readSample = (property: Property, index: number, context: Context): PlainObject => {
  const { name, type } = property
  if (type === 'texts') return textsSample(property, index, context)
  if (type === 'reference') return referenceSample(property, index, context)
  if (type === 'references') return { [`${name}Ids`]: [1] }
  if (isItemsType(type))
    return { [plural(name)]: [objectOf(property, (part) => readSample(part, index, context))] }
  if (isFileType(type)) return { [`${name}Id`]: fileId(index), [name]: fileRef(property, index) }
  return { [name]: single(property, index) } as PlainObject
}

/** The same properties without a value. */
export const emptySample = (property: Property, context: Context): PlainObject =>
  Object.fromEntries(
    Object.entries(readSample(property, 0, context)).map(([name, value]) => [
      name,
      Array.isArray(value) ? [] : null,
    ]),
  )

/** Types that always have a value in a record, so that every example has one. */
export const alwaysShown: ReadonlySet<string> = new Set([
  ...['boolean', 'files', 'items', 'references', 'state'],
])

/** Whether an operation has set the property before a record reaches the state of this sample. */
const wasAsked = (property: Property, index: number, { properties, operations }: Plan): boolean => {
  const { values = [] } = properties.find(({ type }) => type === 'state') ?? {}
  const state = values[index % values.length]
  return operations.some(
    ({ asks, transition }) => asks.includes(property) && (!transition || transition.to === state),
  )
}

/** Whether an example of a new resource has a value for the property: the third record only has required values. */
export const hasSample = (property: Property, index: number, plan: Plan): boolean =>
  property.asked
    ? wasAsked(property, index, plan)
    : index < 2 || property.required === true || alwaysShown.has(property.type)

/** The property of a body's example. */
export const bodySample = (property: Property, index: number, context: Context): PlainObject => {
  const { plan, resources } = context
  const { type } = property
  const name = bodyName(property)
  if (type === 'texts') return { [name]: textsOf(property, 0, resources) }
  if (type === 'reference') return { [name]: property.to === plan.resource ? null : 1 }
  if (type === 'references') return { [name]: [1] }
  if (isItemsType(type)) return { [name]: [objectOf(property, (part) => bodySample(part, index, context))] }
  if (isFileType(type)) return { [name]: fileId(index) }
  return { [name]: single(property, index) } as PlainObject
}
