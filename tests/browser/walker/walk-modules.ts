import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Module } from '../../../src/modules/format/types.ts'
import { claimMessage, noteFailedAttempt } from '../../../src/server/store/message-table.ts'
import { screenshot, type WatchOptions } from '../../support/browser/browser.ts'
import { visit } from '../../support/browser/console-actions.ts'
import { keepPage, takePage } from '../../support/browser/kept-pages.ts'
import { type PreparedConsole, prepareConsole } from '../../support/browser/prepare-console.ts'
import { uniqueText } from '../../support/content/unique-text.ts'
import { allModules } from '../../support/module-screens.ts'
import { type ApiClient, apiClient, createLimitedAdmin } from '../../support/server/api-client.ts'
import { adds, isFilled, isWhole } from './chosen-modules.ts'
import { actionOf } from './contract.ts'
import { createMemory } from './remembering-client.ts'
import { isWalkedElsewhere } from './samples.ts'
import { openAdd } from './steps/add-steps.ts'
import { answerList } from './steps/answer-steps.ts'
import { deleteRecord } from './steps/delete-steps.ts'
import { filterList } from './steps/filter-steps.ts'
import { addRecord, editFirst, editRecord, isEditable, leaveForm, submitWrong } from './steps/form-steps.ts'
import { openList, pageList, searchList, sortList, tabList } from './steps/list-steps.ts'
import { expectFields, expectOffers, removeRecord } from './steps/offer-steps.ts'
import { walkAsReader } from './steps/privilege-steps.ts'
import { actOnRows, checkDeleteRule } from './steps/row-steps.ts'
import { type Row, type Subject, subjectFor } from './subject.ts'
import { enterMode, reducedMotion, type Walk, walkWith } from './walk.ts'

let prepared: () => PreparedConsole

const watchOptions = (): WatchOptions => ({ baseURL: prepared().server.url, context: reducedMotion })

const memory = createMemory()

/** A page of the user with these credentials. */
const open = async (api: ApiClient): Promise<Walk> => {
  const watched = await takePage(prepared().browser, watchOptions(), api.token)
  memory.heed(watched.page)
  const walk = walkWith(watched, memory.clientOf(api))
  await visit(walk.page, '/admin/profile')
  return walk
}

/** A user who may read everything and change nothing. */
const createReader = async (): Promise<ApiClient> => {
  const { api, server } = prepared()
  const privileges = await api.send<{ payload: { name: string }[] }>('GET', '/api/privilege')
  const readable = privileges.payload.map(({ name }) => name).filter((name) => name.endsWith('_READ'))
  return apiClient(server.url, await createLimitedAdmin(api, readable))
}

const walkList = async (walk: Walk, subject: Subject): Promise<void> => {
  const found = await openList(walk, subject)
  await Promise.all([checkDeleteRule(walk, subject, found), answerList(walk, subject)])
  await searchList(walk, subject)
  await filterList(walk, subject)
  await tabList(walk, subject)
  await pageList(walk, subject)
  await sortList(walk, subject)
  await actOnRows(walk, subject)
}

/** Deletes a record in its list if that list is walked completely, else through the API. */
const removeAgain = (walk: Walk, subject: Subject, row: Row): Promise<void> =>
  isWhole(subject.module, 'list') ? deleteRecord(walk, subject, row) : removeRecord(walk, subject, row)

const walkForm = async (walk: Walk, subject: Subject): Promise<void> => {
  const { module } = subject
  await openAdd(walk, subject, true)
  await submitWrong(walk, subject)
  const made = await addRecord(walk, subject, uniqueText())
  if (isEditable(subject)) await editRecord(walk, subject, made)
  if (module.list) await removeAgain(walk, subject, made.row)
}

/** The parts of a list that differ, if everything else works as in a list that is walked completely. */
const openOwnList = async (walk: Walk, subject: Subject): Promise<void> => {
  const found = await openList(walk, subject)
  await Promise.all([expectOffers(walk, subject, found), answerList(walk, subject)])
}

/** The parts of a form that differ: its fields and messages. */
const openOwnForm = async (walk: Walk, subject: Subject): Promise<void> => {
  await openAdd(walk, subject, false)
  await expectFields(walk, subject)
  if (await submitWrong(walk, subject)) await leaveForm(walk)
}

/** Creates a record too. */
const addOwn = async (walk: Walk, subject: Subject): Promise<void> => {
  await openAdd(walk, subject, true)
  await expectFields(walk, subject)
  await submitWrong(walk, subject)
  const { row } = await addRecord(walk, subject, uniqueText())
  await removeAgain(walk, subject, row)
}

/** Something deleted, so that the trash has a row. */
const fillTrash = async (client: ApiClient): Promise<void> => {
  const body = { title: 'A walked category' }
  const made = await client.send<{ payload: { id: number } }>('POST', '/api/dua-category/create', body)
  await client.send('DELETE', `/api/dua-category/delete/${made.payload.id}`)
}

/** An abandoned message for the list of messages: a pending one would be sent during the walk. */
const fillUnsentMessages = async ({
  messages,
  database,
}: PreparedConsole['server']['services']): Promise<void> => {
  const id = await messages.add(database, { kind: 'SMS', to: '01200000000', text: 'A walked message' })
  const claimed = await claimMessage(database, id)
  if (!claimed) throw new Error('The message was sent before the walk.')
  await noteFailedAttempt(database, claimed, { error: 'The gateway is away.', permanent: true })
}

/** The user of the walk: the first admin, or a user who may only read. */
type Walker = 'admin' | 'reader'

/** A walk of a module: title of the test, user, and steps. */
type Step = readonly [name: string, as: Walker, take: (walk: Walk, subject: Subject) => Promise<void>]

const own = (name: string, walk: Step[2], file: unknown): readonly Step[] =>
  file === undefined ? [] : [[name, 'admin', walk]]

// Runs before anything is added, so that every list has a row.
const asReader: Step = ['shows a reader no more than may be read', 'reader', walkAsReader]

const formSteps = (module: Module): readonly Step[] => {
  if (isWhole(module, 'form')) return own('adds, edits and deletes', walkForm, module.schema)
  return isFilled(module)
    ? own('has its fields, and adds', addOwn, module.schema)
    : own('has its fields', openOwnForm, module.schema)
}

/** The walks of a module. */
const stepsOf = (module: Module): readonly Step[] => {
  const edits = module.schema && module.list && actionOf(module, 'update')
  const list = isWhole(module, 'list')
    ? own('lists, searches, filters, sorts and pages', walkList, module.list)
    : own('lists its rows and offers what it names', openOwnList, module.list)
  const seen = isWhole(module, 'reader') ? [...list, asReader] : list
  if (adds(module)) return [...seen, ...formSteps(module)]
  return edits ? [...seen, ['edits', 'admin', editFirst]] : seen
}

/**
 * Walks every module of a part by its files: a covering set of lists and forms completely, as an admin with all
 * privileges and as one who may only read; the differing parts of all others, and a record if no other form of the
 * template has the same widgets. `tests/console/engine/untouched-saves.test.ts` checks for each module that saving
 * an unchanged record changes nothing, `tests/server/privileges/` checks privileges.
 */
export const walkModules = (part: RegExp): void => {
  const pages: Partial<Record<Walker, Walk>> = {}
  const callers: Partial<Record<Walker, ApiClient>> = {}
  prepared = prepareConsole()

  /** The page of a user, which stays open between tests; opened by the first test that needs it. */
  const pageOf = async (as: Walker): Promise<Walk> => {
    callers[as] ??= as === 'admin' ? prepared().api : await createReader()
    pages[as] ??= await open(callers[as])
    return pages[as]
  }

  beforeAll(async () => {
    await fillTrash(prepared().api)
    await fillUnsentMessages(prepared().server.services)
  })
  afterAll(async () => {
    for (const { watched } of Object.values(pages)) await keepPage(watched, watchOptions())
  })

  describe.each(allModules().filter(({ id }) => part.test(id)))('$id', (module) => {
    let subject: Subject
    beforeAll(async () => {
      subject = await subjectFor(prepared().api, module)
    })
    afterEach(async ({ task }) => {
      if (task.result?.state !== 'fail') return
      // A page that failed is closed, so that the next walk starts with a new one.
      for (const as of Object.keys(pages) as Walker[]) {
        await screenshot((pages[as] as Walk).page, `${module.id} ${task.name}, ${as}`)
        await pages[as]?.watched.close()
        delete pages[as]
      }
    })

    const steps = stepsOf(module)
    if (steps.length === 0)
      it('has a walk of its own', () => {
        expect(
          isWalkedElsewhere(module.id),
          `"${module.id}" has no screen: name the file that walks it`,
        ).toBe(true)
      })
    it.each(steps)('%s', async (_, as, take) => {
      const walk = await pageOf(as)
      await enterMode(walk, subject.values.platform)
      memory.forget()
      const { problems } = walk.watched
      const from = problems.length
      await take(walk, subject)
      expect(problems.slice(from)).toEqual([])
    })
  })
}
