import type { Locator } from 'playwright-core'
import { byId, type FieldFiller, type FieldOnPage } from './field-filler.ts'

const parts = ({ page, field }: FieldOnPage): Locator =>
  byId(page, field.id).locator('xpath=..').getByRole('spinbutton')

/** A date or time, typed from the first section on. */
export const date: FieldFiller = {
  fill: async (place, sample) => {
    await parts(place).first().click()
    await place.page.keyboard.type(String(sample).replace(/[^\dAPM]/g, ''))
    await place.page.keyboard.press('Tab')
  },
  read: ({ page, field }) => byId(page, field.id).inputValue(),
}

const dayIds = ['start', 'end', 'dates/0', 'dates/1']

const group = ({ page, field }: FieldOnPage): Locator => page.getByRole('group', { name: field.label })

interface Visibility {
  mode: string
  days: readonly string[]
}

/** Days of the year: a mode, and as many days as the mode needs. */
export const visibility: FieldFiller = {
  fill: async (place, sample) => {
    const { mode, days } = sample as Visibility
    await group(place).getByRole('radio', { name: mode, exact: true }).check()
    for (const [index, day] of days.entries()) {
      const input = group(place).getByRole('textbox').nth(index)
      if ((await group(place).getByRole('textbox').count()) <= index)
        await group(place).getByRole('button', { name: 'Add date' }).click()
      await input.fill('')
      await input.pressSequentially(day.replace('-', ''))
    }
  },
  read: async (place) => {
    const mode = await group(place)
      .getByRole('radio')
      .evaluateAll((all) => all.findIndex((each) => (each as HTMLInputElement).checked))
    const inputs = dayIds.map((part) => byId(place.page, `${place.field.id}/${part}`))
    const shown = await Promise.all(
      inputs.map(async (input) => ((await input.count()) > 0 ? input.inputValue() : null)),
    )
    return { mode, days: shown.filter((day) => day !== null) }
  },
}
