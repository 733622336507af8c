import { byId, type FieldFiller, type FieldOnPage, labelled } from './field-filler.ts'

const addition = ' ✓'

/** A text of one or several lines. */
export const text: FieldFiller = {
  fill: (place, sample) => labelled(place).fill(String(sample)),
  read: (place) => labelled(place).inputValue(),
  change: async (place) => labelled(place).fill(`${await labelled(place).inputValue()}${addition}`),
}

/** A number. */
export const number: FieldFiller = {
  fill: text.fill,
  read: text.read,
  change: async (place) => labelled(place).fill(String(Number(await labelled(place).inputValue()) + 1)),
}

/** Text in a fixed form, such as an address. */
export const strictText: FieldFiller = { fill: text.fill, read: text.read }

/** A masked text, typed digit by digit. */
export const masked: FieldFiller = {
  fill: async (place, sample) => {
    await labelled(place).fill('')
    await labelled(place).pressSequentially(String(sample).replace(/\D/g, ''))
  },
  read: text.read,
}

/**
 * A password, which is not shown again. The mark is reversed: a password must not contain the name or e-mail
 * address.
 */
export const password: FieldFiller = {
  fill: ({ page, field }, sample) => byId(page, field.id).fill([...String(sample)].reverse().join('')),
  read: async () => '',
}

const editor = ({ page, field }: FieldOnPage, id = field.id) => byId(page, id).and(page.getByRole('textbox'))

/** Rich text, typed as plain text. */
export const richText: FieldFiller = {
  fill: (place, sample) => editor(place).fill(String(sample)),
  read: async (place) => ((await editor(place).textContent()) ?? '').trim(),
  change: async (place) =>
    editor(place).fill(`${((await editor(place).textContent()) ?? '').trim()}${addition}`),
}

const inputOf = (place: FieldOnPage, index: number) => {
  const id = `${place.field.id}/${index}/text`
  return place.field.options.rich === true ? editor(place, id) : byId(place.page, id)
}

const shownAt = async (place: FieldOnPage, index: number): Promise<string> =>
  place.field.options.rich === true
    ? ((await inputOf(place, index).textContent()) ?? '').trim()
    : inputOf(place, index).inputValue()

/** One text per content language: the sample of its code, else the English one. */
export const translations: FieldFiller = {
  fill: async (place, sample) => {
    const texts = sample as Readonly<Record<string, string>>
    for (const [index, code] of place.languages.entries())
      await inputOf(place, index).fill(texts[code] ?? texts.en ?? '')
  },
  read: (place) => Promise.all(place.languages.map((_, index) => shownAt(place, index))),
  change: async (place) => inputOf(place, 0).fill(`${await shownAt(place, 0)}${addition}`),
}
