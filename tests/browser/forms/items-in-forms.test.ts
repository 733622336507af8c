import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { visit } from '../../support/browser/console-actions.ts'
import { uniqueText } from '../../support/content/unique-text.ts'
import { fileNamed } from '../walker/field-fillers/file.ts'
import { type Flow, prepareFlow, sample } from '../walker/flow.ts'
import { takeToast } from '../walker/walk.ts'

const flow = prepareFlow({ samePage: true })

const listOf = ({ page }: Flow, label: string) => {
  const group = page.getByRole('group', { name: label })
  return {
    group,
    add: (button: string) => group.getByRole('button', { name: button, exact: true }).click(),
    expectItems: (names: readonly string[]) =>
      expect.poll(() => group.getByRole('listitem').locator('p').allTextContents()).toEqual(names),
  }
}

/** Fills in the item dialog by labels and saves it. */
const saveItem = async ({ page, press }: Flow, values: Readonly<Record<string, string>>): Promise<void> => {
  const dialog = page.getByRole('dialog')
  for (const [label, value] of Object.entries(values)) await dialog.getByLabel(label).fill(value)
  await press('Save')
  await dialog.waitFor({ state: 'detached' })
}

const handleOf = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: `Move ${name}`, exact: true })

/** Moves an item by keyboard, and waits for the screen reader's message. */
const moveByKeyboard = async (page: Page, name: string, keys: readonly string[], place: number) => {
  const told = (text: string) =>
    page.getByRole('main').getByRole('status').filter({ hasText: text }).waitFor()
  await handleOf(page, name).press('Space')
  await told(`${name} picked up`)
  for (const key of keys) await page.keyboard.press(key)
  await told(`${name} is at place ${place} of`)
  await page.keyboard.press('Space')
  await told(`${name} was put at place ${place} of`)
}

const middleOf = async (locator: Locator): Promise<{ x: number; y: number }> => {
  const box = await locator.boundingBox()
  if (!box) throw new Error('It is not in sight')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Waits until clicks have an effect again: the drag library ignores those just after a drop. */
const clicksCount = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let isHeard = false
        const hear = (): void => {
          isHeard = true
          resolve()
        }
        document.body.addEventListener('click', hear, { once: true })
        const probe = (): void => {
          document.body.click()
          if (!isHeard) requestAnimationFrame(probe)
        }
        probe()
      }),
  )

/** Drags an item by its handle to another item's place. */
const drag = async (page: Page, name: string, onto: string): Promise<void> => {
  await handleOf(page, name).scrollIntoViewIfNeeded()
  const from = await middleOf(handleOf(page, name))
  const to = await middleOf(handleOf(page, onto))
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x, from.y + Math.sign(to.y - from.y) * 10)
  await page.mouse.move(to.x, to.y, { steps: 5 })
  await page
    .getByRole('status')
    .filter({ hasText: `${name} is at place` })
    .waitFor()
  await page.mouse.up()
  await clicksCount(page)
}

describe('sections of a podcast', () => {
  it('are added, edited, moved by keyboard and pointer, deleted, and saved in their order', async () => {
    const { page, press, fill, api } = flow()
    const title = `পডকাস্ট ${uniqueText()}`
    await visit(page, '/podcasts/add')
    await fill('podcasts', { title })
    const { group, add, expectItems } = listOf(flow(), 'Sections')
    const dialog = page.getByRole('dialog')

    await add('Add Section')
    await press('Save')
    await dialog.getByText('Title is required', { exact: true }).waitFor()
    await saveItem(flow(), { Title: 'ভূমিকা' })
    for (const name of ['مقدمة', 'Summary']) {
      await add('Add Section')
      await saveItem(flow(), { Title: name })
    }
    await expectItems(['ভূমিকা', 'مقدمة', 'Summary'])

    await group.getByRole('button', { name: 'Edit Summary' }).click()
    await dialog.getByLabel('External Link').fill('not an address')
    await press('Save')
    await dialog.getByText('External Link is required & must be a url type').waitFor()
    await saveItem(flow(), { 'External Link': 'https://www.example.org/summary' })

    await moveByKeyboard(page, 'Summary', ['ArrowUp'], 2)
    await expectItems(['ভূমিকা', 'Summary', 'مقدمة'])
    await drag(page, 'ভূমিকা', 'مقدمة')
    await expectItems(['Summary', 'مقدمة', 'ভূমিকা'])

    await group.getByRole('button', { name: 'Delete ভূমিকা' }).click()
    await page.getByText('Are you sure to delete this section?').waitFor()
    await press('Cancel')
    await group.getByRole('button', { name: 'Delete ভূমিকা' }).click()
    await press('Delete')
    await expectItems(['Summary', 'مقدمة'])

    await press('Save')
    await takeToast(flow(), 'Media created')
    const { payload } = await api.send<{ payload: { content: { id: number }[] } }>(
      'GET',
      `/api/media/all?title=${encodeURIComponent(title)}`,
    )
    await visit(page, `/podcasts/edit/${payload.content[0]?.id}`)
    await expectItems(['Summary', 'مقدمة'])
    await group.getByRole('button', { name: 'Edit Summary' }).click()
    expect(await dialog.getByLabel('External Link').inputValue()).toBe('https://www.example.org/summary')
  })
})

describe('guests and picture of an event', () => {
  it('shows guests with their pictures; requires the event’s picture when it is new, and allows its removal later', async () => {
    const { page, press, fill, api, server } = flow()
    const title = `মাহফিল ${uniqueText()}`
    await page.goto('/event/add')
    await fill('event', { title, fromDate: '20-08-2027', toDate: '19-08-2027' })
    await press('Save')
    await page.getByText('End Date must not be before Start Date').waitFor()
    await page.getByText('Image is Required', { exact: true }).waitFor()
    await fill('event', { toDate: '21-08-2027', eventImage: sample })
    await page.getByText('End Date must not be before Start Date').waitFor({ state: 'detached' })
    const guests = listOf(flow(), 'Guests')
    const names = ['মাওলানা অতিথি', 'الضيف الكريم']
    for (const name of names) {
      await guests.add('Add Guest')
      const picture = page.getByRole('dialog').getByRole('group', { name: 'Guest Image' })
      await picture.locator('input[type=file]').setInputFiles(fileNamed('guest.png'))
      await picture.getByRole('img').waitFor()
      await saveItem(flow(), { 'Guest Name': name, 'Guest Designation': 'Speaker' })
    }
    await guests.expectItems(names)
    await press('Save')
    await takeToast(flow(), 'Event created')

    interface Opened {
      event: { month: string; fromDate: string }
      eventGuests: { guestName: string; guestImage: { fileUrl: string } | null }[]
    }
    const find = async (): Promise<Record<string, unknown> | undefined> =>
      (
        await api.send<{ payload: { content: Record<string, unknown>[] } }>(
          'GET',
          `/api/event/all?title=${encodeURIComponent(title)}`,
        )
      ).payload.content[0]
    const made = await find()
    expect(made?.eventImage).not.toBeNull()
    const id = made?.id
    const { payload } = await api.send<{ payload: Opened }>('GET', `/api/event/id/${id}`)
    expect(payload.event).toMatchObject({ month: 'AUGUST', fromDate: '20/08/2027' })
    expect(payload.eventGuests.map(({ guestName }) => guestName)).toEqual(names)
    for (const { guestImage } of payload.eventGuests) {
      const picture = await fetch(`${server.url}${guestImage?.fileUrl}`)
      expect(picture.headers.get('content-type')).toBe('image/png')
    }
    await visit(page, `/event/edit/${id}`)
    await guests.expectItems(names)
    await expect.poll(() => guests.group.locator('img').count()).toBe(names.length)
    await page.getByRole('group', { name: 'Event Image' }).getByRole('button', { name: 'Remove' }).click()
    await press('Save')
    await takeToast(flow(), 'Event updated')
    expect((await find())?.eventImage).toBeNull()
  })
})
