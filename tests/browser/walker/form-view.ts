import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { evaluateAll } from '../../../src/console/engine/values.ts'
import { ask } from './contract.ts'
import { byId, type FieldFiller, type FieldOnPage } from './field-fillers/field-filler.ts'
import { fieldFillerOf } from './field-fillers/registry.ts'
import { type Field, fieldsIn, fieldsOf } from './fields.ts'
import { sampleFor } from './samples.ts'
import type { Row, Subject } from './subject.ts'
import type { Walk } from './walk.ts'

/** The text of each field, by name. */
export type Shown = Readonly<Record<string, unknown>>

interface ContentLanguage {
  name: string
  code: string
}

const contentLanguages = async ({ api }: Walk): Promise<ContentLanguage[]> =>
  (await ask(api, 'totalLanguage', { query: { active: true } })) as ContentLanguage[]

/** Codes of the content languages, in the order of the inputs. */
export const languageCodes = async (walk: Walk): Promise<string[]> =>
  (await contentLanguages(walk)).map(({ code }) => code)

/** Names of the inputs that overflow their frames. */
const overflowing = (form: Locator): Promise<string[]> =>
  form.locator('.MuiInputBase-root > input').evaluateAll((inputs) =>
    inputs.flatMap((input) => {
      const frame = input.parentElement?.getBoundingClientRect()
      const own = input.getBoundingClientRect()
      const isInside = frame && own.left >= frame.left - 1 && own.right <= frame.right + 1
      return isInside ? [] : [input.id]
    }),
  )

/** The open form. */
export const openedForm = ({ page }: Walk): Locator => page.getByRole('main').locator('form')

/** Waits for the form to open; field contents must not overflow their frames. */
export const expectForm = async (walk: Walk): Promise<Locator> => {
  const form = openedForm(walk)
  await form.waitFor()
  expect(await overflowing(form)).toEqual([])
  return form
}

const isLocked = ({ ui }: Field): boolean => ui['ui:readonly'] === true || ui['ui:disabled'] === true

/** Fills in and reads the fields of a form with the samples of a module. */
export const formFillers = (walk: Walk, module: string, languages: readonly string[], mark: string) => {
  const placeOf = (field: Field): FieldOnPage => ({ page: walk.page, field, languages })
  const fill = async (place: FieldOnPage, value?: unknown): Promise<void> =>
    fieldFillerOf(place.field, fill).fill(place, value ?? sampleFor(module, place.field, mark))
  const filler = (field: Field): FieldFiller => fieldFillerOf(field, fill)
  return {
    /** Fills in a value, the sample if omitted. */
    fill: (field: Field, value?: unknown) => fill(placeOf(field), value),
    read: (field: Field) => filler(field).read(placeOf(field)),
    /** Changes a field slightly; returns false if that is not possible. */
    change: async (field: Field): Promise<boolean> => {
      const { change } = filler(field)
      if (!change || isLocked(field)) return false
      await change(placeOf(field))
      return true
    },
  }
}

const starting = (subject: Subject): Row => {
  const { form, schema } = subject.module
  const defaults = fieldsIn(schema ?? {}, {}, '').flatMap(({ name, schema: { default: value } }) =>
    value === undefined ? [] : [[name, value] as const],
  )
  return {
    ...Object.fromEntries(defaults),
    ...evaluateAll(form?.defaults, subject.values),
    ...evaluateAll(form?.context, subject.values),
  }
}

/** Required fields that are empty in a new form. */
export const emptyFields = (subject: Subject): Field[] => {
  const data = starting(subject)
  return fieldsOf(subject.module, data).filter(({ name, required }) => required && data[name] === undefined)
}

/** Fills in every field of a form, including those that appear because of other values; returns the fields. */
export const fillForm = async (
  walk: Walk,
  subject: Subject,
  languages: readonly string[],
  mark: string,
): Promise<Field[]> => {
  const { module } = subject
  const fillers = formFillers(walk, module.id, languages, mark)
  const data: Record<string, unknown> = { ...starting(subject) }
  const done: Field[] = []
  for (;;) {
    const field = fieldsOf(module, data).find(({ name }) => !done.some((each) => each.name === name))
    if (!field) return done
    if (!isLocked(field)) {
      await fillers.fill(field)
      data[field.name] = sampleFor(module.id, field, mark) ?? data[field.name]
    }
    done.push(field)
  }
}

/** Waits until no field shows an error: when an error disappears the page moves, and a click would miss. */
export const expectNoFault = async (walk: Walk): Promise<void> => {
  const messages = (await expectForm(walk)).locator('[id$="__error"]').filter({ hasText: /\S/ })
  await expect.poll(() => messages.allTextContents()).toEqual([])
}

/** The texts of the fields. */
export const readFields = async (
  walk: Walk,
  subject: Subject,
  fields: readonly Field[],
  languages: readonly string[],
): Promise<Shown> => {
  const fillers = formFillers(walk, subject.module.id, languages, '')
  const shown: Record<string, unknown> = {}
  for (const field of fields) shown[field.name] = await fillers.read(field)
  return shown
}

/** Fills in an invalid value and waits for its message. */
export const expectRefused = async (
  walk: Walk,
  module: string,
  field: Field,
  wrong: string,
): Promise<void> => {
  await formFillers(walk, module, [], '').fill(field, wrong)
  await walk.page.keyboard.press('Tab')
  const messages = byId(walk.page, `${field.id}__error`)
  const expected = field.malformed
  if (expected === undefined) await messages.filter({ hasText: /\S/ }).waitFor()
  else await expect.poll(() => messages.textContent()).toBe(expected)
}

/**
 * Waits for the message of a missing value. A translated text shows it for each language; if its items have their
 * own message, that one and the field's message above them.
 */
export const expectMissing = async (walk: Walk, field: Field): Promise<void> => {
  const { page } = walk
  const whole = byId(page, `${field.id}__error`)
  const isSingle = field.widget !== 'translations'
  if (isSingle || field.missingItem !== undefined)
    await expect.poll(() => whole.textContent()).toBe(field.missing)
  if (isSingle) return
  const languages = await contentLanguages(walk)
  const messages = page.locator(`[id^="${field.id}/"][role=alert]`)
  const expected = languages.map(({ name }) =>
    (field.missingItem ?? field.missing).replaceAll('{language}', name),
  )
  await expect.poll(() => messages.allTextContents()).toEqual(expected)
}
