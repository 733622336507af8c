import { isObject, mapValues } from '../../../src/contract/json.ts'
import type { Json, JsonObject, Property, Resource, ShortOperation } from '../resource.ts'
import { isTexts } from '../schemas/properties.ts'

/** Codes of the languages that examples are written in: the first has the number 1. */
export type Languages = readonly string[]

/** The languages that the examples of the resource `Language` are. */
export const languagesIn = (resource: Resource | undefined): Languages =>
  (resource?.examples ?? []).map(({ code }) => String(code))

const isPerLanguage = (value: JsonObject, languages: Languages): boolean =>
  Object.keys(value).length > 0 && Object.keys(value).every((code) => languages.includes(code))

/** Exchanges `{ bn: …, en: … }` for the list that it stands for, with the text under `key`; an alias stays what it is. */
const spelledOut = (languages: Languages) => {
  const done = new Map<unknown, unknown>()
  const change = (value: unknown, key: string): unknown => {
    if (Array.isArray(value)) return value.map((item) => change(item, key))
    if (!isObject(value)) return value
    if (done.has(value)) return done.get(value)
    const whole = isPerLanguage(value as JsonObject, languages)
      ? Object.entries(value).map(([code, text]) => ({
          languageId: languages.indexOf(code) + 1,
          [key]: text,
        }))
      : mapValues(value, (part) => change(part, key))
    done.set(value, whole)
    return whole
  }
  return <T>(value: T, key: string): T => change(value, key) as T
}

/**
 * The resource with texts per language in full wherever an example has them as `{ bn: …, en: … }`: as they are read in
 * records and answers, as they are written in bodies.
 */
export const withTexts = (resource: Resource, languages: Languages): Resource => {
  const spell = spelledOut(languages)
  const inOperation = <T extends ShortOperation>(operation: T): T => ({
    ...operation,
    ...(operation.example !== undefined && { example: spell(operation.example, 'text') }),
    ...(operation.requestBody && { requestBody: spell(operation.requestBody, 'text') }),
    ...(operation.answer !== undefined && { answer: spell(operation.answer, 'translatedText') }),
  })
  const { examples, operations, paths } = resource
  return {
    ...resource,
    ...(examples && { examples: spell(examples, 'translatedText') }),
    ...(operations && { operations: mapValues(operations, (operation) => inOperation(operation ?? {})) }),
    ...(paths && { paths: mapValues(paths, (item) => mapValues(item, inOperation)) }),
  }
}

/**
 * The one text that an example shows of its texts per language (`x-from: titles`) and need not say: the first example
 * shows the first language, the second the second.
 */
export const shownText = (
  name: string,
  example: JsonObject,
  index: number,
  properties: Readonly<Record<string, Property>>,
): Json | undefined => {
  const source = String(properties[name]?.['x-from'])
  const texts = example[source]
  if (!isTexts(properties[source]) || !Array.isArray(texts)) return undefined
  const found: unknown = texts.find((text) => isObject(text) && text.languageId === index + 1)
  return isObject(found) ? (found.translatedText as Json) : undefined
}

/** The examples of a resource with the texts that they show, for those who point to its records. */
export const shownExamples = (resource: Resource, languages: Languages): readonly JsonObject[] => {
  const { record, examples = [] } = withTexts(resource, languages)
  const properties = record?.properties ?? {}
  return examples.map((example, index) => {
    const shown = Object.keys(properties).map((name) => [name, shownText(name, example, index, properties)])
    return { ...Object.fromEntries(shown.filter(([, text]) => text !== undefined)), ...example }
  })
}
