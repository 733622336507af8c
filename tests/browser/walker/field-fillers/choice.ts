import type { Locator, Page } from 'playwright-core'
import { byId, type FieldFiller, type FieldOnPage, labelled } from './field-filler.ts'

interface Choice {
  value: unknown
  label: string
}

const choicesOf = ({ field }: FieldOnPage): readonly Choice[] => {
  const values: readonly unknown[] = Array.isArray(field.schema.enum) ? field.schema.enum : [true, false]
  const enumNames = field.ui['ui:enumNames'] ?? field.options.enumNames
  const names: readonly unknown[] = Array.isArray(enumNames) ? enumNames : []
  const usual = (value: unknown): string =>
    typeof value === 'boolean' ? (value ? 'Yes' : 'No') : String(value)
  return values.map((value, index) => ({ value, label: String(names[index] ?? usual(value)) }))
}

/** Selects a value, the first one if omitted. Throws if the field does not offer it. */
const choiceFor = (place: FieldOnPage, sample: unknown): Choice => {
  const choices = choicesOf(place)
  const found = sample === undefined ? choices[0] : choices.find(({ value }) => value === sample)
  if (!found) throw new Error(`"${place.field.name}" does not offer ${String(sample)}`)
  return found
}

/** A select; a disabled one keeps its value. */
export const select: FieldFiller = {
  fill: async (place, sample) => {
    const box = byId(place.page, place.field.id)
    if ((await box.getAttribute('aria-disabled')) === 'true') return
    await box.click()
    await place.page.getByRole('option', { name: choiceFor(place, sample).label, exact: true }).click()
  },
  read: async ({ page, field }) => (await byId(page, field.id).textContent())?.trim(),
}

const options = (place: FieldOnPage) => byId(place.page, place.field.id)

const chosen = (place: FieldOnPage) =>
  options(place)
    .getByRole('radio')
    .evaluateAll((all) => all.map((each) => (each as HTMLInputElement).checked).indexOf(true))

/** Radio buttons. */
export const radio: FieldFiller = {
  fill: async (place, sample) =>
    options(place)
      .getByRole('radio', { name: choiceFor(place, sample).label, exact: true })
      .check(),
  read: async (place) => choicesOf(place)[await chosen(place)]?.label,
  change: async (place) => {
    const all = options(place).getByRole('radio')
    await all.nth(((await chosen(place)) + 1) % (await all.count())).check()
  },
}

/** A switch. */
export const toggle: FieldFiller = {
  fill: (place, sample) => labelled(place).setChecked(sample === true),
  read: (place) => labelled(place).isChecked(),
}

/**
 * The check box of a privilege, found by its name attribute: a query by role would compute the names of hundreds
 * of boxes.
 */
export const privilegeBox = (page: Page, name: string): Locator =>
  page.locator(`input[type=checkbox]:is([name="${name}"], [aria-label="${name}"])`)

/** The check box of all privileges. */
export const allPrivileges = (page: Page): Locator =>
  page.locator('label').filter({ hasText: /^ALL$/ }).getByRole('checkbox')

/** Check boxes of privileges, by name. */
export const privileges: FieldFiller = {
  fill: async ({ page }, sample) => {
    for (const name of sample as readonly string[]) await privilegeBox(page, name).check()
  },
  read: async ({ page }) => {
    await allPrivileges(page).waitFor()
    return page
      .locator('input[type=checkbox]:not([role=switch]):checked')
      .evaluateAll((all) => all.map((box) => box.getAttribute('aria-label') ?? ''))
  },
}
