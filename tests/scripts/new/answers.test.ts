import { describe, expect, it } from 'vitest'
import answersSchema from '../../../scripts/new/answers/module.schema.json' with { type: 'json' }
import { readProperty } from '../../../scripts/new/answers/notation.ts'
import { checkIcons } from '../../../scripts/new/answers/plan/presentation.ts'
import { planOperations } from '../../../scripts/new/answers/plan/special-operations.ts'
import { kebab, titleCase, upperSnake } from '../../../scripts/new/answers/words.ts'
import { languages } from '../../../scripts/new/edit/text-edits.ts'

describe('words', () => {
  it.each([
    ['PrayerTime', 'prayer-time', 'Prayer Time', 'PRAYER_TIME'],
    ['fullName', 'full-name', 'Full Name', 'FULL_NAME'],
    ['IN_REVIEW', 'in-review', 'In Review', 'IN_REVIEW'],
  ])('%s is written as %s, %s and %s', (name, dashed, title, upper) => {
    expect([kebab(name.includes('_') ? name.toLowerCase() : name), titleCase(name)]).toEqual([dashed, title])
    expect(upperSnake(name.includes('_') ? name.toLowerCase() : name)).toBe(upper)
  })
})

it('words are taken in every language of the interface but English', () =>
  expect([...answersSchema.properties.texts.propertyNames.enum].sort()).toEqual([...languages].sort()))

describe('a property in one line', () => {
  it.each([
    ['text', { type: 'text' }],
    ['text required unique max=100', { type: 'text', required: true, unique: true, max: 100 }],
    ['enum values=OPEN|CLOSED filter', { type: 'enum', values: ['OPEN', 'CLOSED'], filter: true }],
    ['texts required languages=one', { type: 'texts', required: true, languages: 'one' }],
    [
      'reference to=District title=Home_district',
      { type: 'reference', to: 'District', title: 'Home district' },
    ],
  ])('%s', (line, expected) => {
    expect(readProperty(line)).toEqual(expected)
  })

  it.each([
    ['txt', 'There is no type "txt": rename it to "text"'],
    ['text requird', '"requird" is not known here: rename it to "required"'],
    ['number max=ten', 'max=ten is no number'],
    ['texts required languages=two', 'write languages=one'],
  ])('%s is refused with its cure', (line, message) => {
    expect(() => readProperty(line)).toThrow(message)
  })
})

it('reports all unknown icons at once, with the valid ones', () => {
  const answers = {
    resource: 'Vow',
    properties: {},
    menu: { icon: 'nothing-like-it' },
    operations: { keep: 'icon=sent' },
  }
  const existing = { icons: ['day', 'book'], actionIcons: ['verify', 'send'] }
  expect(() => checkIcons(answers as never, existing as never)).toThrow(
    [
      'menu.icon: There is no icon "nothing-like-it"',
      'Icons of the menu: book, day',
      'operations.keep: icon: There is no icon "sent": rename it to "send"',
      'Icons of operations: send, verify',
    ].join('\n'),
  )
})

describe('an operation in one line', () => {
  const plan = (line: string, asked = false) =>
    planOperations(
      { approve: line },
      {
        one: 'Vow',
        existing: { actionIcons: ['verify', 'send'] },
        properties: [
          { name: 'status', title: 'Status', type: 'state', values: ['OPEN', 'KEPT', 'BROKEN'] },
          { name: 'amount', title: 'Amount', type: 'decimal', asked },
          { name: 'cover', title: 'Cover', type: 'image' },
        ],
      },
    )

  it('changes a state, from all others by default, and prompts for the named properties', () => {
    expect(plan('to=KEPT asks=amount icon=send color=success')).toMatchObject([
      {
        name: 'approve',
        title: 'Approve',
        icon: 'send',
        color: 'success',
        asks: [{ name: 'amount' }],
        transition: { property: 'status', from: ['OPEN', 'BROKEN'], to: 'KEPT', needs: [] },
      },
    ])
    expect(plan('from=OPEN to=KEPT needs=cover confirm=For_good?')).toMatchObject([
      { confirm: 'For good?', transition: { from: ['OPEN'], needs: [{ name: 'cover' }] } },
    ])
  })

  it('without a state prompts whether to call an operation with a handler', () => {
    const [operation] = plan('')
    expect(operation).toMatchObject({
      confirm: 'Are you sure to approve this Vow?',
      color: 'primary',
      asks: [],
    })
    expect(operation).not.toHaveProperty('transition')
  })

  it.each([
    ['to=KEEP', 'operations.approve: to: There is no "KEEP": rename it to "KEPT"'],
    ['from=OPENED to=KEPT', 'from: There is no "OPENED": rename it to "OPEN"'],
    ['from=OPEN', 'name the state that it leads to: to=APPROVED'],
    ['asks=amont', 'asks: There is no "amont": rename it to "amount"'],
    ['asks=cover', 'a small form cannot ask for cover, of type image'],
    ['icon=sent', 'icon: There is no "sent": rename it to "send"'],
    ['color=green', 'color: There is no "green"'],
    ['too=KEPT', '"too=KEPT" is not known here: rename it to "to="'],
  ])('%s is refused with its cure', (line, message) => {
    expect(() => plan(line)).toThrow(message)
  })

  it('is missed by a property that only operations ask for', () => {
    expect(() => plan('to=KEPT', true)).toThrow('amount: no operation asks for it')
  })
})
