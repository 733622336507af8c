import { asRecord } from '../../../../src/contract/json.ts'
import { fieldsIn } from '../fields.ts'
import { byId, type FieldFiller, type FieldOnPage } from './field-filler.ts'

type Fill = (place: FieldOnPage) => Promise<void>

const list = ({ page, field }: FieldOnPage) => page.getByRole('group', { name: field.label })

/** A list whose items are edited in a dialog: adds one item, whose fields `fill` fills in. */
export const items = (fill: Fill): FieldFiller => ({
  fill: async (place) => {
    const { page, field, languages } = place
    await byId(page, field.id).click()
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    const at = `${field.id}/0`
    for (const inner of fieldsIn(asRecord(field.schema.items), asRecord(field.ui.items), at))
      await fill({ page, field: inner, languages })
    await dialog.getByRole('button', { name: 'Save', exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
  },
  read: (place) => list(place).getByRole('listitem').allTextContents(),
})
