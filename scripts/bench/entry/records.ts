import type { Person } from './person.ts'

/** A module of which records are entered. Its first field is its title. */
export interface Entered {
  path: string
  title: string
  /** The field that stays the same over several records: a picker. */
  category: string
  /** The fields after the title in their order, by what the form calls them, with what is typed into each; nothing into the category. */
  fields: readonly (readonly [name: string, text: string])[]
}

const arabic = 'نص قصير للتجربة في هذه الصفحة'
const bengali = 'মাপার জন্য লেখা একটি ছোট বাক্য, যার আর কোনো অর্থ নেই।'

/** Opens the picker that has the focus by the keyboard and takes what it offers first. */
const pickFirst = async (person: Person): Promise<void> => {
  await person.press('ArrowDown')
  await person.wait(() => person.page.getByRole('listbox').getByRole('option').first().waitFor())
  await person.press('ArrowDown')
  await person.press('Enter')
}

/** Goes on with Tab until the field of this name has the focus: buttons of fields lie between. */
const tabTo = async (person: Person, name: string): Promise<void> => {
  const isThere = (): Promise<boolean> =>
    person.page.evaluate((label) => {
      const { activeElement } = document
      const texts = [...((activeElement as HTMLInputElement | null)?.labels ?? [])].map(
        (one) => one.textContent,
      )
      const ariaLabel = activeElement?.getAttribute('aria-label') ?? ''
      return [...texts, ariaLabel].some((text) => text?.replace(/\s*\*$/, '') === label)
    }, name)
  for (let presses = 0; presses < 30; presses += 1) {
    if (await isThere()) return
    await person.press('Tab')
  }
  throw new Error(`Tab does not lead to "${name}"`)
}

/** Fills in one record from its first field on; the category where it is not there already. */
export const fillIn = async (
  person: Person,
  { title, category, fields }: Entered,
  number: number,
  hasCategory: boolean,
): Promise<void> => {
  await person.type(`${title} ${number}`)
  for (const [name, text] of fields) {
    if (name === category && hasCategory) continue
    await tabTo(person, name)
    await (name === category ? pickFirst(person) : person.type(text))
  }
}

/** The modules, by what staff call them. */
export const entered: Readonly<Record<string, Entered>> = {
  duas: {
    path: '/dua',
    title: 'Before a journey',
    category: 'Dua Category',
    fields: [
      ['Dua(Arabic)', arabic],
      ['Dua Category', ''],
      ['Pronunciation', 'Nass qasir'],
      ['Translation', bengali],
    ],
  },
  hadith: {
    path: '/hadith',
    title: 'On good neighbours',
    category: 'Hadith Category',
    fields: [
      ['Hadith Category', ''],
      ['Hadith(Arabic)', arabic],
      ['Translation', bengali],
    ],
  },
  articles: {
    path: '/articles',
    title: 'A library for the village',
    category: 'Article Category',
    fields: [
      ['Article Category', ''],
      ['Short Description', bengali],
    ],
  },
}
