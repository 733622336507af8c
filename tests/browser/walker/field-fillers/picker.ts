import type { Locator } from 'playwright-core'
import { type FieldFiller, type FieldOnPage, labelled } from './field-filler.ts'

const optionsOf = ({ page }: FieldOnPage): Locator => page.getByRole('listbox').getByRole('option')

/** Opens a picker and waits for its options; returns false if there are none. */
const open = async (place: FieldOnPage): Promise<boolean> => {
  await labelled(place).click()
  const nothing = place.page.getByText('No results', { exact: true })
  await optionsOf(place).first().or(nothing).first().waitFor()
  return !(await nothing.isVisible())
}

const close = async (place: FieldOnPage): Promise<void> => {
  await labelled(place).press('Escape')
  await labelled(place).press('Tab')
}

/** A reference: the record that the sample names, else the present one, else the first. */
export const reference: FieldFiller = {
  fill: async (place, sample) => {
    if (sample === undefined && (await labelled(place).inputValue()) !== '') return
    if (!(await open(place))) {
      await close(place)
      if (place.field.required) throw new Error(`"${place.field.name}" has nothing to offer`)
      return
    }
    const option =
      sample === undefined ? optionsOf(place) : optionsOf(place).filter({ hasText: String(sample) })
    await option.first().click()
  },
  read: async (place) => labelled(place).inputValue(),
}

const chips = async (place: FieldOnPage): Promise<string[]> =>
  labelled(place).locator('xpath=..').locator('.MuiChip-label').allTextContents()

/** Several references: the first two options. */
export const references: FieldFiller = {
  fill: async (place) => {
    if (!(await open(place))) throw new Error(`"${place.field.name}" has nothing to offer`)
    await optionsOf(place).first().click()
    const second = optionsOf(place).nth(1)
    if ((await second.count()) > 0 && (await second.isVisible())) await second.click()
    await close(place)
  },
  read: chips,
  change: async (place) => {
    await open(place)
    await optionsOf(place).last().click()
    await close(place)
  },
}

/** Tags, each confirmed with Enter. */
export const tags: FieldFiller = {
  fill: async (place, sample) => {
    for (const word of sample as readonly string[]) {
      await labelled(place).fill(word)
      await labelled(place).press('Enter')
    }
    await close(place)
  },
  read: chips,
}
