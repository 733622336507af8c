import { mp3, pdf, png } from '../../../support/content/pictures.ts'
import { byId, type FieldFiller, type FieldOnPage } from './field-filler.ts'

interface Upload {
  name: string
  mimeType: string
  buffer: Buffer
}

const kinds: Readonly<Record<string, () => { mimeType: string; buffer: Buffer }>> = {
  png: () => ({ mimeType: 'image/png', buffer: png(64, 64) }),
  pdf: () => ({ mimeType: 'application/pdf', buffer: pdf() }),
  mp3: () => ({ mimeType: 'audio/mpeg', buffer: mp3() }),
}

/** A small valid file; its type is the extension of `name`. */
export const fileNamed = (name: string): Upload => {
  const make = kinds[name.split('.').at(-1) ?? '']
  if (!make) throw new Error(`No sample file of the kind of "${name}"`)
  return { name, ...make() }
}

const box = ({ page, field }: FieldOnPage) =>
  byId(page, field.id).locator('xpath=ancestor::*[@role="group"][1]')

/** A file: selected, shown, and removed with Remove; null without a file. */
export const file: FieldFiller = {
  fill: async (place, sample) => {
    await byId(place.page, place.field.id).setInputFiles(fileNamed(String(sample)))
    await box(place).getByRole('button', { name: 'Remove' }).waitFor()
  },
  read: async (place) => {
    await box(place).getByRole('button').first().waitFor()
    if ((await box(place).getByRole('button', { name: 'Remove' }).count()) === 0) return null
    const picture = box(place).getByRole('img')
    if ((await picture.count()) > 0) return picture.first().getAttribute('alt')
    return box(place).getByRole('link').textContent()
  },
}
