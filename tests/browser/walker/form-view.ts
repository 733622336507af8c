import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { evaluateAll } from '../../../src/console/engine/values.ts'
import { ask } from './contract.ts'
import { type Field, fieldsIn, fieldsOf } from './fields.ts'
import { byId, type Hand, type Place } from './hands/hand.ts'
import { handOf } from './hands/registry.ts'
import { sampleFor } from './samples.ts'
import type { Row, Subject } from './subject.ts'
import { patience, type Walk } from './walk.ts'

/** What each field shows, by name. */
export type Shown = Readonly<Record<string, unknown>>

/** Codes of the content languages, in the order of the inputs. */
export const languageCodes = async ({ api }: Walk): Promise<string[]> => {
  const languages = (await ask(api, 'totalLanguage', { query: { active: true } })) as { code: string }[]
  return languages.map(({ code }) => code)
}

/** The open form, on the page or in a dialog. */
export const openedForm = async ({ page }: Walk): Promise<Locator> => {
  const form = page.getByRole('main').locator('form')
  await form.waitFor()
  return form
}

const isLocked = ({ ui }: Field): boolean => ui['ui:readonly'] === true || ui['ui:disabled'] === true

/** A form's hands: fills and reads fields with the samples of a module. */
export const formHands = (walk: Walk, module: string, languages: readonly string[], mark: string) => {
  const placeOf = (field: Field): Place => ({ page: walk.page, field, languages })
  const fill = async (place: Place, value?: unknown): Promise<void> =>
    handOf(place.field, fill).fill(place, value ?? sampleFor(module, place.field, mark))
  const hand = (field: Field): Hand => handOf(field, fill)
  return {
    /** Fills in a value, the sample without one. */
    fill: (field: Field, value?: unknown) => fill(placeOf(field), value),
    read: (field: Field) => hand(field).read(placeOf(field)),
    /** Changes a field a little; answers false where that is not possible. */
    change: async (field: Field): Promise<boolean> => {
      const { change } = hand(field)
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

/** Required fields that a new form leaves empty. */
export const emptyFields = (subject: Subject): Field[] => {
  const data = starting(subject)
  return fieldsOf(subject.module, data).filter(({ name, required }) => required && data[name] === undefined)
}

/** Fills in every field of a form; answers the fields, those included that show only by the values of others. */
export const fillForm = async (
  walk: Walk,
  subject: Subject,
  languages: readonly string[],
  mark: string,
): Promise<Field[]> => {
  const { module } = subject
  const hands = formHands(walk, module.id, languages, mark)
  const data: Record<string, unknown> = { ...starting(subject) }
  const done: Field[] = []
  for (;;) {
    const field = fieldsOf(module, data).find(({ name }) => !done.some((each) => each.name === name))
    if (!field) return done
    if (!isLocked(field)) {
      await hands.fill(field)
      data[field.name] = sampleFor(module.id, field, mark) ?? data[field.name]
    }
    done.push(field)
  }
}

/** What the fields show. */
export const readFields = async (
  walk: Walk,
  subject: Subject,
  fields: readonly Field[],
  languages: readonly string[],
): Promise<Shown> => {
  const hands = formHands(walk, subject.module.id, languages, '')
  const shown: Record<string, unknown> = {}
  for (const field of fields) shown[field.name] = await hands.read(field)
  return shown
}

/** Waits for the sentence about a missing field; a text per language says it for each language. */
export const expectMissing = async (
  { page }: Walk,
  field: Field,
  languages: readonly string[],
): Promise<void> => {
  if (field.widget !== 'translations') {
    await expect.poll(() => byId(page, `${field.id}__error`).textContent(), patience).toBe(field.missing)
    return
  }
  const told = page.locator(`[id^="${field.id}/"][role=alert]`).filter({ hasText: field.missing })
  await expect.poll(() => told.count(), patience).toBe(languages.length)
}
