import { describe, expect, it } from 'vitest'
import { readExisting } from '../../../scripts/new/answers/existing.ts'
import { fromContract } from '../../../scripts/new/answers/from-contract.ts'
import { namedLine } from '../../../scripts/new/answers/notation.ts'
import { makePlan, propertyOf } from '../../../scripts/new/answers/plan/make-plan.ts'
import type { Answers } from '../../../scripts/new/answers/plan/plan.ts'
import { planOfProperty } from '../../../scripts/new/answers/plan/plan-of-property.ts'
import { readRequest } from '../../../scripts/new/answers/read-answers.ts'
import { changesIn } from '../../../scripts/new/edit/changes.ts'

const existing = readExisting()

const planOf = (...args: readonly string[]) => makePlan(readRequest(args).answers as Answers, existing)

it('a new menu group may have any name that no other resembles', () => {
  expect(planOf('Vow', '--property', 'name: text', '--menu', 'Health Camps').presentation.menu.group).toBe(
    'Health Camps',
  )
})

/** A vow with a name and these properties. */
const vow = (...properties: readonly string[]) =>
  planOf('Vow', ...['name: text required', ...properties].flatMap((line) => ['--property', line]))

describe('reserved names are refused', () => {
  it.each([
    ['id: number', 'id: every record has it already'],
    ['active: boolean', 'active: every record has it already'],
    ['creationDate: date', 'creationDate: every record has it already'],
    ['lastModifiedBy: text', 'lastModifiedBy: every record has it already'],
    ['constructor: text', 'constructor: every object of JavaScript has that name'],
    ['sortBy: text search', 'sortBy: lists take a parameter of that name'],
    ['নাম: text', 'নাম: write it like fullName'],
    ['name: number', '--property: name occurs twice'],
  ])('%s', (line, message) => {
    expect(() => vow(line)).toThrow(message)
  })

  it.each([
    [['photo: image', 'photoId: number'], '"photoId" exists already, of the property photo'],
    [['purpose: texts', 'purposes: text'], '"purposes" exists already, of the property purpose'],
    [['district: reference to=District', 'districtName: text'], '"districtName" exists already'],
    [['seats: number filter', 'seatsFrom: text search'], '"seatsFrom" exists already, of the property seats'],
  ])('%s', (lines, message) => {
    expect(() => vow(...lines)).toThrow(message)
  })

  it.each([
    ['Success', 'Success is a schema of the contract already'],
    ['DuaPage', 'DuaPage is a schema of the contract already'],
    ['VOW', 'resource: write it like Vow'],
    ['Vow2', 'privileges: write VOW'],
    ['শপথ', 'resource: write it like PrayerTime'],
    ['Dua', 'npm run new -- module --from Dua'],
  ])('%s', (resource, message) => {
    expect(() => planOf(resource, '--property', 'name: text')).toThrow(message)
  })

  it.each([
    [['--path', '/dua'], 'path: /dua is taken by the module "dua"'],
    [['--path', '/vow list'], 'path: write /vow list like /prayer-time'],
    [['--menu', 'Masalaa'], 'menu.group: There is no group "Masalaa": rename it to "Masala"'],
    [['--menu', 'videos'], 'menu.group: There is no group "videos": rename it to "Videos"'],
    [['--menu', 'Location'], 'menu.group: "Location" leads to a page itself: give another name'],
    [['--title', 'শপথ'], 'title: the label "শপথ" is to be English'],
    [['--icon', 'bok'], 'rename it to "book"'],
    [
      ['--property', 'at: reference to=Distrikt'],
      'at: There is no resource "Distrikt" with a drop-down: rename it to "District"',
    ],
    [['--operation', 'keep: to=KEPT'], 'operations.keep: no property holds a state'],
    [['--operation', 'constructor: action=KEEP'], 'operations.constructor: every object of JavaScript'],
  ])('%s', (args, message) => {
    expect(() => planOf('Vow', '--property', 'name: text', ...args)).toThrow(message)
  })
})

it('a module of a resource that the contract has names one', () => {
  const { answers, from } = readRequest(['--from', 'Duas'])
  expect(() => fromContract({ ...(answers as Answers), resource: from ?? '' }, existing)).toThrow(
    'The contract has no resource "Duas": rename it to "Dua"',
  )
})

describe('options without a meaning in a property are refused', () => {
  it.each([
    ['at: date min=3', 'at: min and max have no meaning for a property of type date'],
    ['seats: number max=1.5', 'seats: 1.5 is no valid limit for a property of type number'],
    ['kind: text values=A|B', 'kind: values have no meaning for a property of type text'],
    ['kind: enum values=A|B|A', 'kind: the value A occurs twice'],
    ['kind: enum values=ছোট|বড়', 'kind: the value "ছোট" is written in capital Latin letters, like OPEN'],
    ['place: text to=District', 'place: to has no meaning for a property of type text'],
    ['cover: image filter', 'cover: a list cannot be filtered by a property of type image'],
    ['cover: image search', 'cover: a list cannot be searched by a property of type image: remove search'],
    ['about: html sort', 'about: a list cannot be sorted by a property of type html: remove sort'],
    ['place: text title=স্থান', 'place: the label "স্থান" is to be English'],
    [
      'stage: state values=A|B required',
      'stage: a record always has a state, the first of its values to begin',
    ],
    ['purpose: texts languages=one', 'purpose: languages=one is only for required texts'],
    ['place', "place: give its type: 'place: text'"],
  ])('%s', (line, message) => {
    expect(() => vow(line)).toThrow(message)
  })
})

it('a list is not sorted by a property without an order, wherever that is set', () => {
  expect(() =>
    planOf('Vow', '--property', 'name: text', '--property', 'about: html', '--sort', 'about'),
  ).toThrow('about: a list cannot be sorted by a property of type html')
})

const planAdded = (resource: string, line: string, operations: readonly string[] = []) => {
  const [, name = '', notation = ''] = namedLine.exec(line) ?? []
  const property = propertyOf(name, notation, { ...existing, resource })
  return planOfProperty(changesIn(), { resource, property, operations, existing })
}

it('a property of a resource without a regular body is written by hand', () => {
  expect(() => planAdded('Transaction', 'motto: text')).toThrow(
    'motto: Transaction has no body TransactionCreate',
  )
})

it('a reference to the same resource knows the name of its records', () => {
  expect(planAdded('Tasbih', 'like: reference to=Tasbih').label).toBe('title')
})

describe('a property that operations change prompts for the operations', () => {
  const add = (line: string, ...operations: readonly string[]) => planAdded('Tasbih', line, operations)
  it.each([
    [
      'stage: state values=NEW|OLD',
      [],
      "stage: operations change it; name one: --operation 'verb: from=NEW to=OLD'",
    ],
    ['note: text asked', [], 'note: operations ask for it; name one'],
    ['stage: state values=NEW|OLD', ['tell: icon=send'], 'operations.tell: name the state that it leads to'],
  ])('%s', (line, operations, message) => {
    expect(() => add(line, ...operations)).toThrow(message)
  })
})

describe('other names are accepted unchanged', () => {
  it.each(['status', 'class', 'order', 'limit', 'default', 'group'])('%s', (name) => {
    expect(vow(`${name}: text search filter sort`).properties.at(-1)).toMatchObject({ name })
  })
})
