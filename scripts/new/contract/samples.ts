import { plural } from '../../../src/contract/text/english.ts'
import type { ExistingResource } from '../answers/existing.ts'
import type { Plan, Property } from '../answers/plan/plan.ts'
import { isFileType } from '../answers/plan/property-types.ts'
import { lowerWords } from '../answers/words.ts'

type Value = unknown

/** A text in Bengali, Arabic and English, and a fourth for what is created. */
const words = (property: Property): readonly string[] => {
  const english = `Sample ${lowerWords(property.name)}`
  return ['নমুনা ১', 'عينة ٢', `${english} 3`, 'নমুনা ৪']
}

const fitted = (text: string, { min = 0, max = 255 }: Property): string =>
  text.padEnd(min, text).slice(0, Math.max(1, max))

const numberOf = ({ min = 0, max = 1_000_000, type }: Property, index: number): number =>
  Math.min(max, min + (index + 1) * 10 + (type === 'decimal' ? 0.5 : 0))

const singles: Readonly<Record<string, (property: Property, index: number) => Value>> = {
  text: (property, index) => fitted(words(property)[index] ?? '', property),
  phone: (_, index) => `01200000${String(90 + index).padStart(3, '0')}`,
  email: ({ name }, index) => `${lowerWords(name).replaceAll(' ', '.')}${index + 1}@example.org`,
  url: ({ name }, index) => `https://www.example.org/${lowerWords(name).replaceAll(' ', '-')}-${index + 1}`,
  number: numberOf,
  decimal: numberOf,
  date: (_, index) => new Date(Date.UTC(2026, index + 2, index + 10)).toISOString().slice(0, 10),
  boolean: (_, index) => index % 2 === 0,
  enum: ({ values = [] }, index) => values[index % values.length],
  state: ({ values = [] }, index) => values[index % values.length],
  html: (property, index) => `<p>${words(property)[index]}</p>`,
}

/** A value for the record at this place that none of the others has, however many there are. */
export const distinctSample = (property: Property, index: number): Value =>
  property.type === 'text'
    ? fitted(`${index + 1} ${words(property)[index % 4]}`, property)
    : singles[property.type]?.(property, index)

/** The file that an example names, by its address: the rest follows. */
const fileName = ({ name, type }: Property, index: number): string => {
  const extension = { image: 'jpg', audio: 'mp3' }[type as 'image' | 'audio'] ?? 'pdf'
  return `/files/3f2c9a51e${index}/${lowerWords(name).replaceAll(' ', '-')}-${index + 1}.${extension}`
}

const fileNumber = (index: number): number => 71 + index

interface Context {
  readonly plan: Plan
  readonly resources: ReadonlyMap<string, ExistingResource>
}

/**
 * Texts by the code of their language. Where not every language is required, the second example lacks the first one, and
 * the third has the third alone.
 */
const textsOf = (property: Property, index: number, { resources }: Context): Value => {
  const languages = resources.get('Language')?.examples ?? []
  const texts = languages.map(({ code }, number) => [
    String(code),
    property.examples?.[number] ?? words(property)[number],
  ])
  if (property.required === true && property.languages !== 'one') return Object.fromEntries(texts)
  return Object.fromEntries(index === 2 ? texts.slice(2, 3) : texts.slice(index % 2))
}

/** The properties of an example that a property of the plan stands for, as records show them. */
export const readSample = (property: Property, index: number, context: Context): Record<string, Value> => {
  const { name, type, to = '' } = property
  if (type === 'texts') return { [plural(name)]: textsOf(property, index, context) }
  if (type === 'reference') {
    const target = context.resources.get(to)
    return { [`${name}Id`]: target ? (index % Math.max(1, target.examples.length)) + 1 : null }
  }
  if (type === 'references') return { [`${name}Ids`]: [1] }
  if (type === 'files')
    return {
      [plural(name)]: [
        {
          title: words(property)[index],
          fileId: fileNumber(index),
          file: fileRef(property, index),
        },
      ],
    }
  if (isFileType(type)) return { [`${name}Id`]: fileNumber(index), [name]: fileName(property, index) }
  return { [name]: property.examples?.[index] ?? singles[type]?.(property, index) }
}

/** Types that a record always holds something of, so that every example shows it. */
export const alwaysShown: ReadonlySet<string> = new Set(['boolean', 'files', 'references', 'state'])

/** Whether an operation has asked for the property by the time that a record is in the state of this example. */
const wasAsked = (property: Property, index: number, { properties, operations }: Plan): boolean => {
  const { values = [] } = properties.find(({ type }) => type === 'state') ?? {}
  const state = values[index % values.length]
  return operations.some(
    ({ asks, transition }) => asks.includes(property) && (!transition || transition.to === state),
  )
}

/** Whether an example of a new resource holds the property: the last one shows a record that holds no more than it must. */
export const isInExample = (property: Property, index: number, plan: Plan): boolean =>
  property.asked
    ? wasAsked(property, index, plan)
    : index < 2 || property.required === true || alwaysShown.has(property.type)

const fileRef = (property: Property, index: number): Value => {
  const fileUrl = fileName(property, index)
  const name = fileUrl.split('/').at(-1) ?? ''
  return { id: fileNumber(index), fileUrl, fileName: name, fileExtension: name.split('.').at(-1) }
}

/** The properties of a body. */
export const writeSample = (property: Property, index: number, context: Context): Record<string, Value> => {
  const { name, type } = property
  if (type === 'texts') return { [plural(name)]: textsOf(property, 0, context) }
  if (type === 'reference') return { [`${name}Id`]: property.to === context.plan.resource ? null : 1 }
  if (type === 'files')
    return { [plural(name)]: [{ title: words(property)[index], fileId: fileNumber(index) }] }
  if (isFileType(type)) return { [`${name}Id`]: fileNumber(index) }
  return readSample(property, index, context)
}
